import VitrineSupport
public import Testing
public import VitrineComponents

/// Expects that the elements of a component that a selector finds have certain styles.
///
/// ```swift
/// @Test func doneErrandIsPale() {
///     expectStyle(
///         of: Errand(id: "milk", title: "Buy milk", isDone: true), matching: "h2",
///         is: ["color": "gray", "font-size": "1rem"], under: "dark, 390px",
///         styles: .file("Sources/Shop/shop.css"), in: registry)
/// }
/// ```
///
/// Styles are computed without a browser, as far as they do not depend on layout. Values are compared as computed:
/// `#fff`, `white` and `rgb(255 255 255)` are the same, and so are `1rem` and `16px`. Of a shorthand each of its longhands
/// is compared. All values that differ are one issue, which says where each comes from. A selector that finds nothing is an
/// issue.
/// - Parameters:
///   - component: what to show, in `main` of a page, below a heading of the first rank.
///   - selector: which elements. All that it finds are looked at; `h2::before` means a pseudo-element.
///   - expected: values by the names of properties; custom properties are compared as text.
///   - conditions: what holds while the page is looked at, between commas: `dark`, `print`, `390px`, `hover` and what else
///     `vitrine style --help` lists.
///   - styles: the stylesheets.
///   - registry: the views.
///   - context: language, time and similar.
///   - templates: for views that are templates.
/// - Returns: whether all values are as expected.
@discardableResult
public func expectStyle(
    of component: any Component, matching selector: String, is expected: KeyValuePairs<String, String>,
    under conditions: String = "", styles: StyleSheets, in registry: Registry,
    context: RenderContext = RenderContext(), templates: (any TemplateSource)? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .values(expected)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(component, in: registry, context: context, templates: templates, styles: styles)
    }
}

/// Expects that the elements of a page that a selector finds have certain styles.
///
/// ```swift
/// expectStyle(ofPage: "<style>p { color: navy }</style><p>One</p>", matching: "p", is: ["color": "#000080"])
/// ```
/// - Parameters:
///   - page: the page, read as browsers read HTML. Its `style` elements count; links are not followed.
///   - selector: which elements.
///   - expected: values by the names of properties.
///   - conditions: what holds while the page is looked at.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether all values are as expected.
@discardableResult
public func expectStyle(
    ofPage page: String, matching selector: String, is expected: KeyValuePairs<String, String>,
    under conditions: String = "", styles: StyleSheets = .none, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .values(expected)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(page: page, styles: styles)
    }
}

/// Expects that the elements of a page on disk that a selector finds have certain styles.
///
/// ```swift
/// expectStyle(ofFile: "_site/index.html", matching: "h1", is: ["font-weight": "650"])
/// ```
/// - Parameters:
///   - path: the file, from the folder that the tests run in. The stylesheets that it links are read.
///   - selector: which elements.
///   - expected: values by the names of properties.
///   - conditions: what holds while the page is looked at.
///   - styles: stylesheets that come before the page's own.
/// - Returns: whether all values are as expected.
@discardableResult
public func expectStyle(
    ofFile path: String, matching selector: String, is expected: KeyValuePairs<String, String>,
    under conditions: String = "", styles: StyleSheets = .none, sourceLocation: SourceLocation = #_sourceLocation
) -> Bool {
    StyleExpectation(selector, under: conditions, .values(expected)).report(sourceLocation) {
        () throws(TestedPage.Failure) in
        try TestedPage(file: path, styles: styles)
    }
}
