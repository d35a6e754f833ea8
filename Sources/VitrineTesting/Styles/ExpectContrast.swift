import VitrineSupport
public import Testing
public import VitrineComponents

/// Expects that the texts of a component have enough contrast with their background.
///
/// ```swift
/// @Test func errandsCanBeRead() {
///     expectContrast(
///         of: Errand(id: "milk", title: "Buy milk"), styles: .file("Sources/Shop/shop.css"), in: registry)
/// }
/// ```
///
/// The contrast ratio is the one that WCAG 2.2 defines for success criterion 1.4.3. It is checked in light mode and, if
/// the page or one of its stylesheets contains the word `dark`, in dark mode. All texts with too little contrast are
/// reported as one issue. The issue also lists texts whose colors cannot be determined: those on images and gradients,
/// those with filters, those that are transparent, and those in boxes that are out of flow and have no opaque
/// background. If no matching element directly contains text, this is an issue, too.
/// - Parameters:
///   - component: the component to render, in `main` of a page, below a level-1 heading.
///   - selector: the selector of the elements to check; those that do not directly contain text are skipped.
///   - ratio: the minimum contrast; nil for that of WCAG, which is 4.5, and 3 for large text.
///   - conditions: the conditions under which styles are computed, separated by commas; with `light` or `dark`, the
///     other mode is not checked.
///   - styles: the stylesheets.
///   - registry: the registry with the views.
///   - context: the language, the time and similar settings.
///   - templates: the source of templates, for views that are templates.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectContrast(
    of component: any Component, matching selector: String = "main :not(main > h1:first-child)",
    atLeast ratio: Double? = nil, under conditions: String = "", styles: StyleSheets, in registry: Registry,
    context: RenderContext = RenderContext(), templates: (any TemplateSource)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .contrast(ratio)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(component, in: registry, context: context, templates: templates, styles: styles)
    }
}

/// Expects that the texts of a page have enough contrast with their background.
///
/// ```swift
/// expectContrast(ofPage: "<style>p { color: #777 }</style><p>One</p>", matching: "p", atLeast: 4)
/// ```
/// - Parameters:
///   - page: the page, parsed as HTML. Its `style` elements are used; linked stylesheets are not read.
///   - selector: the selector of the elements to check; those that do not directly contain text are skipped.
///   - ratio: the minimum contrast; nil for that of WCAG, which is 4.5, and 3 for large text.
///   - conditions: the conditions under which styles are computed, separated by commas.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectContrast(
    ofPage page: String, matching selector: String = "body, body *", atLeast ratio: Double? = nil,
    under conditions: String = "", styles: StyleSheets = .none, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .contrast(ratio)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(page: page, styles: styles)
    }
}

/// Expects that the texts of a page on disk have enough contrast with their background.
///
/// ```swift
/// expectContrast(ofFile: "_site/index.html", matching: "main p")
/// ```
/// - Parameters:
///   - path: the path of the file, relative to the folder in which the tests run. The stylesheets that it links are
///     read.
///   - selector: the selector of the elements to check; those that do not directly contain text are skipped.
///   - ratio: the minimum contrast; nil for that of WCAG, which is 4.5, and 3 for large text.
///   - conditions: the conditions under which styles are computed, separated by commas.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether the expectation is met.
@discardableResult
public func expectContrast(
    ofFile path: String, matching selector: String = "body, body *", atLeast ratio: Double? = nil,
    under conditions: String = "", styles: StyleSheets = .none, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .contrast(ratio)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(file: path, styles: styles)
    }
}
