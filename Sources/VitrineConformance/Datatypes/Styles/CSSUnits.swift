import VitrineSupport

/// What a number with a unit measures.
enum CSSQuantity: String {
    case length, angle, time, frequency, resolution, flex
}

/// The units of CSS Values and its companions.
enum CSSUnits {
    private static let text = """
        length      em rem ex rex cap rcap ch rch ic ric lh rlh px cm mm q in pc pt
        length      vw svw lvw dvw vh svh lvh dvh vi svi lvi dvi vb svb lvb dvb vmin svmin lvmin dvmin vmax svmax lvmax dvmax
        length      cqw cqh cqi cqb cqmin cqmax
        angle       deg grad rad turn
        time        s ms
        frequency   hz khz
        resolution  dpi dpcm dppx x
        flex        fr
        """

    private static let quantities: [String: CSSQuantity] = {
        var quantities: [String: CSSQuantity] = [:]
        for line in text.lines {
            let words = line.words.map(String.init)
            for unit in words.dropFirst() { quantities[unit] = words.first.flatMap(CSSQuantity.init) }
        }
        return quantities
    }()

    /// What a unit in small letters measures; nil for none of CSS.
    static func quantity(_ unit: String) -> CSSQuantity? { quantities[unit] }
}
