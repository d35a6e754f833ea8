import VitrineSupport
public import Testing
public import VitrineComponents

/// Expects that the elements of a component that match a selector have certain styles.
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
/// `#fff`, `white` and `rgb(255 255 255)` are the same, and so are `1rem` and `16px` if the root element has the
/// default font size. For a shorthand, each of its longhands is compared. All values that differ are reported as one
/// issue, with the rule that each comes from. A selector that matches nothing is an issue.
/// - Parameters:
///   - component: the component to render, in `main` of a page, below a level-1 heading.
///   - selector: the selector of the elements. All matching elements are checked; `h2::before` selects a
///     pseudo-element.
///   - expected: the expected values, keyed by property; custom properties are compared as text.
///   - conditions: the conditions under which styles are computed, separated by commas: `dark`, `print`, `390px`,
///     `hover` and others that `vitrine style --help` lists.
///   - styles: the stylesheets.
///   - registry: the registry with the views.
///   - context: the language, the time and similar settings.
///   - templates: the source of templates, for views that are templates.
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

/// Expects that the elements of a page that match a selector have certain styles.
///
/// ```swift
/// expectStyle(ofPage: "<style>p { color: navy }</style><p>One</p>", matching: "p", is: ["color": "#000080"])
/// ```
/// - Parameters:
///   - page: the page, parsed as HTML. Its `style` elements are used; linked stylesheets are not read.
///   - selector: the selector of the elements.
///   - expected: the expected values, keyed by property.
///   - conditions: the conditions under which styles are computed, separated by commas.
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

/// Expects that the elements of a page on disk that match a selector have certain styles.
///
/// ```swift
/// expectStyle(ofFile: "_site/index.html", matching: "h1", is: ["font-weight": "650"])
/// ```
/// - Parameters:
///   - path: the path of the file, relative to the folder in which the tests run. The stylesheets that it links are
///     read.
///   - selector: the selector of the elements.
///   - expected: the expected values, keyed by property.
///   - conditions: the conditions under which styles are computed, separated by commas.
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
