/// Keywords of `font-size` and their sizes: CSS Fonts 4, section 2.5, with the tables that browsers use for HTML.
enum FontSizes {
    /// The medium size in pixels.
    static let medium = 16.0
    /// The medium size of `monospace` in pixels. Browsers use a smaller size for it.
    static let monospaceMedium = 13.0

    private static let keywords = [
        "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "xxx-large",
    ]
    private static let sizes = [9.0, 10, 13, 16, 18, 24, 32, 48]
    private static let monospaceSizes = [9.0, 9, 10, 13, 16, 20, 26, 39]

    /// The number of a size keyword, from 1 for `xx-small`; nil for any other keyword.
    static func number(_ keyword: String) -> Int? { keywords.firstIndex(of: keyword).map { $0 + 1 } }

    /// The size of the keyword with the given number, in pixels.
    static func size(_ number: Int, isMonospace: Bool) -> Double {
        (isMonospace ? monospaceSizes : sizes)[min(max(number, 1), 8) - 1]
    }

    /// The weight that `bolder` or `lighter` results in: CSS Fonts 4, section 2.2.1.
    static func weight(_ keyword: String, parent: Double) -> Double {
        if keyword == "bolder" { return parent < 350 ? 400 : parent < 550 ? 700 : max(900, parent) }
        return parent < 100 ? parent : parent < 550 ? 100 : parent < 750 ? 400 : 700
    }
}
