import VitrineMarkup

/// The rules for addresses, images, media types, policies, patterns, graphics, colors, media queries, and the names of
/// windows and frames.
///
/// ``AttributeRules`` checks the values, because it knows the type of each attribute, so there is nothing left to check
/// here.
enum ResourceValueRules: RuleGroup {
    static let rules: [Rule] = [
        .valueURL, .valueURLList, .valueHashNameRef, .valueMIME, .valueMedia, .valueSizes, .valueSrcset, .valueColor,
        .valueIntegrity, .valueSandbox, .valueAllow, .valueCSP, .valueNavigable, .valuePattern, .valueAccept,
        .valueGraphics, .valueScriptType,
    ]

    static func check(_ page: PageTree, _ report: Report) {}
}
