import VitrineHTML

/// A component that computes values for its template, like the class of a nib.
///
/// ```swift
/// struct Invoice: TemplateConfigurable {
///     var total: Decimal
///     var due: Date
///     var customer: Customer
///
///     func configure(_ template: inout TemplateContent, _ html: HTML) throws {
///         template["due"] = html.context.formatters.date(due)
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
/// `configure` is called after ``Component/prepare()`` and before the template is filled. Its values replace properties of the
/// same name. Texts are escaped like those of properties; `{{{parts.NAME}}}` is the markup of a component from its
/// own registered view.
public protocol TemplateConfigurable: Component {
    /// Sets values for the template in addition to the properties.
    /// - Throws: any error; the build reports it with the name of the component, and the component is left out.
    func configure(_ template: inout TemplateContent, _ html: HTML) throws
}

/// The values for a template in addition to the properties of a component.
public struct TemplateContent: Sendable {
    /// Components that the template shows, as `{{{parts.NAME}}}`.
    public var parts: [String: any Component] = [:]
    /// Texts by name.
    package private(set) var texts: [String: String] = [:]
    /// Conditions by name, for sections: `{{#isLate}}…{{/isLate}}`.
    package private(set) var flags: [String: Bool] = [:]
    /// Lists of texts by name, for sections: `{{#tags}}{{.}}{{/tags}}`.
    package private(set) var lists: [String: [String]] = [:]
    /// The markup of the rendered parts.
    package internal(set) var markup: [String: String] = [:]

    /// Creates an empty set of values.
    package init() {}

    /// A text, such as a formatted date or an address; nil is the same as no text.
    public subscript(name: String) -> String? {
        get { texts[name] }
        set { texts[name] = newValue ?? "" }
    }

    /// Sets a condition for a section of the template.
    public mutating func set(_ name: String, _ flag: Bool) { flags[name] = flag }

    /// Sets a list of texts for a section of the template.
    public mutating func set(_ name: String, _ list: [String]) { lists[name] = list }

    /// All names except those of parts.
    package var names: Set<String> { Set(texts.keys).union(flags.keys).union(lists.keys) }
}
