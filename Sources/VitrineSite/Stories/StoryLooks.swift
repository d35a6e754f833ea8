import VitrineComponents

/// The frames in which the page about a story shows the story: with different widths, color schemes, directions and
/// text sizes, with outlines, and with reduced motion.
struct StoryLooks {
    /// A frame that shows the story in one particular way, such as with the dark color scheme.
    struct Look {
        /// The label that distinguishes the look from the others.
        var name: String
        /// The address of the page in the frame, relative to the folder of the language.
        var address: String
        /// The width of the frame, in CSS pixels.
        var width: Int
        /// The estimated height of the frame, in CSS pixels.
        var height: Int
        /// `light` or `dark`; nil for the reader's preference.
        var scheme: String?
        /// The page in the frame, if it is inline; nil if the frame loads the page at ``address``.
        var page: [UInt8]?
    }

    /// Looks that are shown together.
    struct Group {
        var name: FrameWords.Word
        var looks: [Look]
        /// An explanation for the reader; nil if none is needed.
        var note: FrameWords.Word?
    }

    /// The look that the page shows first, without special settings.
    let own: Look
    let groups: [Group]

    init(_ site: PreparedSite, _ number: Int, locale: Int, _ reading: StoryReading, motion: SiteMotion.Look?) {
        let story = site.plan.stories[number]
        let language = site.locales[locale]
        let words = language.words
        let path = story.path ?? ""
        func look(
            _ name: String, _ address: String, width: Int, text: Int = 100, scheme: String? = nil
        ) -> Look {
            let height = reading.tree.map { FrameHeight(width: width, text: text).height(of: $0) } ?? 320
            return Look(name: name, address: address, width: width, height: height, scheme: scheme)
        }
        own = look(language.titles.stories[number], path, width: 720)
        let devices = site.configuration.devices
        let narrow = devices.map(\.width).min() ?? Device.standard[0].width
        var groups = [
            Group(
                name: .devices,
                looks: devices.map { device in
                    look(
                        "\(device.word.map { words($0) } ?? device.name) · \(words.number(device.width)) px", path,
                        width: device.width)
                }),
            Group(
                name: .lightAndDark,
                looks: [
                    look(words(.light), path, width: narrow, scheme: "light"),
                    look(words(.dark), path, width: narrow, scheme: "dark"),
                ]),
        ]
        let here = look(Self.name(of: language.context.direction, words), path, width: narrow)
        if let other = Self.mirrored(site, number, locale) {
            let direction: TextDirection = language.context.direction == .leftToRight ? .rightToLeft : .leftToRight
            let name = Self.name(of: direction, words)
            let there = look(
                other.language.map { "\(name) · \($0)" } ?? name, other.address, width: narrow)
            groups.append(Group(name: .direction, looks: [here, there]))
        }
        if site.hasTextSizes(locale: locale) {
            groups.append(
                Group(
                    name: .textSize,
                    looks: TextSize.allCases.map { size in
                        look(size.rawValue, "\(path)#\(size.anchor)", width: narrow, text: size.percent)
                    }))
            let outlines = look(words(.outlines), "\(path)#\(TextSize.outlines)", width: narrow)
            groups.append(Group(name: .outlines, looks: [outlines]))
        }
        if let motion {
            var reduced = look(words(.reducedMotion), path, width: narrow)
            reduced.page = motion.page
            let usual = look(words(.usualMotion), path, width: narrow)
            groups.append(Group(name: .motion, looks: [usual, reduced], note: motion.note))
        }
        self.groups = groups
    }

    private static func name(of direction: TextDirection, _ words: FrameWords) -> String {
        words(direction == .leftToRight ? .leftToRight : .rightToLeft)
    }

    /// The address of a page that shows the story in the opposite text direction: its page in a language with that
    /// direction or, if it has none, its mirrored page; nil if it has neither. `language` is the name of that language;
    /// nil for the mirrored page.
    private static func mirrored(
        _ site: PreparedSite, _ number: Int, _ locale: Int
    ) -> (address: String, language: String?)? {
        let story = site.plan.stories[number]
        if site.isMirrored(number) { return story.mirrored.map { ($0, nil) } }
        let language = site.locales[locale]
        guard
            let other = site.locales.first(where: { $0.context.direction != language.context.direction }),
            let path = story.path
        else { return nil }
        return ((language.folder.isEmpty ? "" : "../") + other.folder + path, other.name)
    }
}
