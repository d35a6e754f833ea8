import VitrineMarkup

/// Addresses, images, media types, policies, patterns, colors and media queries.
///
/// Their values are judged with the attributes, where the type of each is known.
enum ResourceValueRules: RuleGroup {
    static let rules: [Rule] = [
        .valueURL, .valueURLList, .valueHashNameRef, .valueMIME, .valueMedia, .valueSizes, .valueSrcset, .valueColor,
        .valueIntegrity, .valueSandbox, .valueAllow, .valueCSP, .valueNavigable, .valuePattern, .valueAccept,
        .valueGraphics, .valueScriptType,
    ]

    static func check(_ page: PageTree, _ report: Report) {}
}
