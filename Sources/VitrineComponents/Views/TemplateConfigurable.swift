import VitrineHTML

/// A component that passes values to its template in addition to its properties.
///
/// ```swift
/// struct Invoice: TemplateConfigurable {
///     var total: Decimal
///     var due: Date
///     var customer: Customer
///
///     func configure(_ template: inout TemplateContent, _ html: HTML) throws {
///         template["due"] = html.context.formatters.string(from: due, style: .date)
///         template.set("isLate", due < html.context.now)
///         template["customerPage"] = html.link(to: "customers", row: customer.id)
///         template.parts["customer"] = CustomerBadge(customer)
///     }
/// }
/// ```
///
/// ```html
/// <article>
///   <h3><a href="{{customerPage}}">{{{parts.customer}}}</a></h3>
///   <p>{{#isLate}}Was due{{/isLate}}{{^isLate}}Due{{/isLate}} {{due}}</p>
/// </article>
/// ```
///
/// `configure` is called after ``Component/prepare()``, before the template is filled. If a property has the same name
/// as a value from `configure`, the value from `configure` is used. Texts are escaped like those of properties;
/// `{{{parts.NAME}}}` is the markup of a component, shown by its own registered view.
public protocol TemplateConfigurable: Component {
    /// Sets the values that the template can use in addition to the properties.
    /// - Throws: any error; the build reports it as a problem of the component, which is left out.
    func configure(_ template: inout TemplateContent, _ html: HTML) throws
}

/// Values that a template can use in addition to the properties of a component.
public struct TemplateContent: Sendable {
    /// Components that the template shows, as `{{{parts.NAME}}}`.
    public var parts: [String: any Component] = [:]
    /// Texts by name.
    package private(set) var texts: [String: String] = [:]
    /// Conditions by name, for sections of the template: `{{#isLate}}…{{/isLate}}`.
    package private(set) var flags: [String: Bool] = [:]
    /// Lists of texts by name, for sections of the template: `{{#tags}}{{.}}{{/tags}}`.
    package private(set) var lists: [String: [String]] = [:]
    /// The markup of the parts, set when they are rendered.
    package internal(set) var markup: [String: String] = [:]

    /// Creates content without values.
    package init() {}

    /// A text, such as a formatted date or an address; nil is stored as an empty text.
    public subscript(name: String) -> String? {
        get { texts[name] }
        set { texts[name] = newValue ?? "" }
    }

    /// Sets a condition that shows or hides a section of the template.
    public mutating func set(_ name: String, _ flag: Bool) { flags[name] = flag }

    /// Sets a list of texts over which a section of the template iterates.
    public mutating func set(_ name: String, _ list: [String]) { lists[name] = list }

    /// All names except those of parts.
    package var names: Set<String> { Set(texts.keys).union(flags.keys).union(lists.keys) }
}
