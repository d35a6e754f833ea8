import VitrineMarkup

/// The rules for addresses, images, media types, policies, patterns, colors and media queries.
///
/// ``AttributeRules`` checks the values, because it knows the type of each attribute.
enum ResourceValueRules: RuleGroup {
    static let rules: [Rule] = [
        .valueURL, .valueURLList, .valueHashNameRef, .valueMIME, .valueMedia, .valueSizes, .valueSrcset, .valueColor,
        .valueIntegrity, .valueSandbox, .valueAllow, .valueCSP, .valueNavigable, .valuePattern, .valueAccept,
        .valueGraphics, .valueScriptType,
    ]

    static func check(_ page: PageTree, _ report: Report) {}
}
