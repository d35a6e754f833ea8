import VitrineMarkup

/// Finds the colors of the text and the background of individual elements, in light and in dark mode.
final class TextPairFinder {
    private struct Key: Hashable { var text, background: Color }

    private let styles: DocumentStyles
    private let light: TextContrast
    private let dark: TextContrast?
    private var known: [Key: TextPair.Colors] = [:]

    /// Creates a finder for elements of one page.
    /// - Parameter elements: the elements whose colors will be requested.
    init(_ elements: [Int], _ light: DocumentStyles, _ dark: DocumentStyles?, _ document: MarkupDocument) {
        styles = light
        self.light = TextContrast(of: elements, light, document)
        self.dark = dark.map { TextContrast(of: elements, $0, document) }
    }

    /// Returns the facts about text in an element, and adds its pair of colors to a table if the colors are certain in
    /// light or in dark mode.
    func element(_ number: Int, _ table: inout PairTable) -> TextPairs.Element {
        let style = styles.styles[number]
        let pair = TextPair(
            light: light.colors(number).map(colors), dark: dark?.colors(number).map(colors),
            isLarge: TextContrast.isLarge(style))
        let isCertain = pair.light != nil || pair.dark != nil
        return TextPairs.Element(pair: isCertain ? table.number(pair) : -1, isLeftOut: light.isHidden(number))
    }

    private func colors(_ text: Color, _ background: Color) -> TextPair.Colors {
        let key = Key(text: text, background: background)
        let colors = known[key] ?? TextPair.Colors(text: text, background: background)
        known[key] = colors
        return colors
    }
}
