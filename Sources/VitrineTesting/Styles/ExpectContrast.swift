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
/// The contrast is that of WCAG 2.2, success criterion 1.4.3. It is judged in light colors and, where the stylesheets or the
/// page say something about them, in dark ones. A text whose colors are not certain is an issue, because nothing is proven
/// then: pictures and gradients, filters, boxes out of flow.
/// - Parameters:
///   - component: what to show, in `main` of a page, below a heading of the first rank.
///   - selector: which elements; those without text of their own are passed over.
///   - ratio: the least contrast; nil for 4.5, and 3 for large text.
///   - conditions: what holds while the page is looked at; with `light` or `dark` the other one is not judged.
///   - styles: the stylesheets.
///   - registry: the views.
///   - context: language, time and similar.
///   - templates: for views that are templates.
/// - Returns: whether all texts have enough contrast.
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
///   - page: the page, read as browsers read HTML. Its `style` elements count; links are not followed.
///   - selector: which elements; those without text of their own are passed over.
///   - ratio: the least contrast; nil for 4.5, and 3 for large text.
///   - conditions: what holds while the page is looked at.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether all texts have enough contrast.
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
///   - path: the file, from the folder that the tests run in. The stylesheets that it links are read.
///   - selector: which elements; those without text of their own are passed over.
///   - ratio: the least contrast; nil for 4.5, and 3 for large text.
///   - conditions: what holds while the page is looked at.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether all texts have enough contrast.
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
