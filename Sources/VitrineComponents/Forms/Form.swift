/// Fields that are sent together, and the buttons that do it.
///
/// ```swift
/// Form(
///     id: "login", action: .section("lola"),
///     fields: [
///         TextField("username", label: "User name", value: model.username, rules: LoginRules.username),
///         SecureField("password", label: "Password", value: model.password, rules: LoginRules.password),
///     ],
///     buttons: [Button("login", label: "Login", presence: .whileFormIsValid, isHidden: !model.isValid)])
/// ```
///
/// The page needs no script: the browser judges by the rules of the fields, colors the ones it refuses, and shows the
/// button when it refuses none. A program that imports SwiftUI too writes `VitrineComponents.Form`.
public struct Form: Component, Identifiable {
    /// How values travel.
    public enum Method: String, Hashable, Sendable {
        /// In the address. The text of a ``SecureField`` is left out.
        case get
        /// In the body of the request, which takes a server.
        case post
    }

    /// Which form this is.
    public let id: String
    /// Where the values go; nil is the page itself.
    public var action: Destination?
    /// How they travel.
    public var method: Method
    /// The fields, in order.
    public var fields: [any FormField]
    /// The buttons, in order.
    public var buttons: [Button]

    /// Creates a form.
    public init(
        id: String, action: Destination? = nil, method: Method = .get, fields: [any FormField],
        buttons: [Button] = []
    ) {
        self.id = id
        self.action = action
        self.method = method
        self.fields = fields
        self.buttons = buttons
    }

    /// The values of the fields, by name.
    public var values: [String: String] {
        Dictionary(
            fields.compactMap { field in field.value.map { (field.name, $0) } }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether every field that can be used holds what it accepts, touched or not.
    public var isValid: Bool {
        let values = values
        return fields.allSatisfy { field in
            field.isHidden || field.isDisabled
                || (!(field.givenState?.isInvalid ?? false) && field.rules.accepts(field.value, among: values))
        }
    }

    /// The fields with what the rules say of each among the others, and the buttons, as they are shown.
    var elements: (fields: [any FormField], buttons: [Button]) {
        let values = values
        let fields = fields.map { field in
            var field = field
            if field.givenState == nil { field.givenState = field.rules.validate(field.value, among: values) }
            if var secure = field as? SecureField {
                secure.isSent = method == .post
                field = secure
            }
            return field
        }
        let isPristine = fields.allSatisfy { $0.value == nil }
        let isJudged = isPristine || fields.allSatisfy { FieldConstraints(of: $0).inexpressible.isEmpty }
        let buttons = buttons.map { button in
            var button = button
            button.isJudgedByBrowser = isJudged
            return button
        }
        return (fields, buttons)
    }

    /// Equal when everything shown is.
    public static func == (one: Form, other: Form) -> Bool {
        one.id == other.id && one.action == other.action && one.method == other.method && one.buttons == other.buttons
            && one.fields.count == other.fields.count
            && zip(one.fields, other.fields).allSatisfy { $0.equals($1) }
    }

    /// Hashes what `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(buttons)
        for field in fields { hasher.combine(field) }
    }
}

extension FieldConstraints {
    /// The constraints of a field by its kind.
    init(of field: any FormField) {
        switch field {
        case is TextField: self.init(field.rules, for: .line)
        case is SecureField: self.init(field.rules, for: .fixedLine)
        case is TextArea: self.init(field.rules, for: .area)
        default: self.init(field.rules, for: .choice)
        }
    }
}
