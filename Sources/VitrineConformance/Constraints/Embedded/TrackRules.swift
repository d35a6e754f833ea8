import VitrineMarkup
import VitrineSupport

/// The rules for tracks of audio and video.
enum TrackRules: RuleGroup {
    static var rules: [Rule] { [.trackRepeated, .trackDefault] }

    /// The kind of a track. For `default`, subtitles and captions are treated as one kind.
    private enum Kind: String, CaseIterable { case subtitles, captions, descriptions, chapters, metadata }

    private struct Track: Hashable {
        let kind: Kind
        let language: String?
        let label: Bytes?
    }

    static func check(_ page: PageTree, _ report: Report) {
        for name in [Name.video, .audio] {
            for media in page.elements(name) { judge(page, report, media) }
        }
    }

    private static func judge(_ page: PageTree, _ report: Report, _ media: Int) {
        var seen: [Track: Int] = [:]
        var defaults: [Kind: Int] = [:]
        for node in page.children(media) where page.names[node] == .track {
            let kind = kind(page, node)
            let track = Track(kind: kind, language: page.keyword(.srclang, node), label: page.value(.label, node))
            if let first = seen[track] {
                report.add(
                    .trackRepeated, at: node,
                    "<track> has the same kind, language and label as the one on line "
                        + "\(page.place(page.start(first)).line)")
            } else {
                seen[track] = node
            }
            guard kind != .metadata, let attribute = page.attribute(.default, node) else { continue }
            let place = kind == .captions ? .subtitles : kind
            if let first = defaults[place] {
                report.add(
                    .trackDefault, at: node, attribute: attribute,
                    "the <track> on line \(page.place(page.start(first)).line) is already “default” for "
                        + (place == .subtitles ? "subtitles and captions" : place.rawValue)
                        + "; remove “default” from one of them")
            } else {
                defaults[place] = node
            }
        }
    }

    private static func kind(_ page: PageTree, _ track: Int) -> Kind {
        guard let value = page.value(.kind, track) else { return .subtitles }
        return Kind.allCases.first { value.equals(ignoringCase: $0.rawValue) } ?? .metadata
    }
}

extension Rule {
    static let trackRepeated = Rule(
        "track-repeated", .error, "Tracks of a video or audio element must differ in kind, language or label",
        because: "People choose a track by these; they cannot choose between two that look the same.",
        reference: .html("media.html#the-track-element"),
        wrong: [
            """
            <video src="a.mp4" controls="" aria-label="Boat"><track src="a.vtt" srclang="en" kind="captions"/>\
            <track src="b.vtt" srclang="EN" kind="captions"/></video>
            """
        ],
        right: [
            """
            <video src="a.mp4" controls="" aria-label="Boat"><track src="a.vtt" srclang="en" kind="captions"/>\
            <track src="b.vtt" srclang="en" kind="captions" label="Large"/></video>
            """
        ])

    /// At most one track for captions or subtitles may be the default. The same applies to descriptions, and to
    /// chapters.
    static let trackDefault = Rule(
        "track-default", .error,
        "At most one track for captions or subtitles may be the default",
        because: "A player shows only one at a time. The same holds for chapters, and for descriptions.",
        reference: .html("media.html#attr-track-default"),
        wrong: [
            """
            <video src="a.mp4" controls="" aria-label="Boat"><track src="a.vtt" srclang="en" default=""/>\
            <track src="b.vtt" srclang="en" kind="captions" default=""/></video>
            """
        ],
        right: [
            """
            <video src="a.mp4" controls="" aria-label="Boat">\
            <track src="b.vtt" srclang="en" kind="captions" default=""/>\
            <track src="c.vtt" srclang="en" kind="chapters" default=""/></video>
            """
        ])
}
