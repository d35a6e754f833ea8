/// The system colors of CSS Color 4, section 6.2, and the deprecated ones, with the values that browsers use in
/// headless mode.
package enum SystemColors {
    private static let text = """
        accentcolor 0075ff 0075ff accentcolortext ffffff ffffff activetext ff0000 ff0000
        buttonborder 000000 ffffff buttonface efefef 6b6b6b buttontext 000000 ffffff
        canvas ffffff 121212 canvastext 000000 ffffff field ffffff 3b3b3b fieldtext 000000 ffffff
        graytext 808080 808080 highlight 0041c6cc 0041c6cc highlighttext ffffff ffffff linktext 0000ee 9e9eff
        mark ffff00 ffff00 marktext 000000 000000 selecteditem 1967d2 99c8ff selecteditemtext ffffff 3b3b3b
        visitedtext 551a8b d0adf0
        activeborder 000000 ffffff activecaption ffffff 121212 appworkspace ffffff 121212 background ffffff 121212
        buttonhighlight efefef 6b6b6b buttonshadow efefef 6b6b6b captiontext 000000 ffffff
        inactiveborder 000000 ffffff inactivecaption ffffff 121212 inactivecaptiontext 808080 808080
        infobackground ffffff 121212 infotext 000000 ffffff menu ffffff 121212 menutext 000000 ffffff
        scrollbar ffffff 121212 threeddarkshadow 000000 ffffff threedface efefef 6b6b6b
        threedhighlight 000000 ffffff threedlightshadow 000000 ffffff threedshadow 000000 ffffff
        window ffffff 121212 windowframe 000000 ffffff windowtext 000000 ffffff
        """

    private static let colors: [String: (light: Color, dark: Color)] = {
        var colors: [String: (light: Color, dark: Color)] = [:]
        let words = text.split { $0 == " " || $0 == "\n" }
        for index in stride(from: 0, to: words.count - 2, by: 3) {
            guard let light = Color(hex: words[index + 1]), let dark = Color(hex: words[index + 2]) else { continue }
            colors[String(words[index])] = (light, dark)
        }
        return colors
    }()

    /// The color with the given lowercase name; nil if there is none.
    package static func color(_ name: String, isDark: Bool) -> Color? {
        colors[name].map { isDark ? $0.dark : $0.light }
    }

    /// Whether a system color has the given lowercase name.
    package static func contains(_ name: String) -> Bool { colors[name] != nil }
}
