/// Fields that are sent together, and the buttons that send them.
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
/// The page needs no script: the browser applies the rules of the fields, colors the invalid ones, and shows the
/// button when all are valid. In a file that also imports SwiftUI, write `VitrineComponents.Form`.
public struct Form: Component, Identifiable {
    /// The way in which values are sent.
    public enum Method: String, Hashable, Sendable {
        /// In the address, without the text of a ``SecureField``.
        case get
        /// In the body of the request, which needs a server.
        case post
    }

    /// The identity of the form.
    public let id: String
    /// The destination of the values; nil is the page itself.
    public var action: Destination?
    /// The way in which values are sent.
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

    /// Whether every enabled field has a valid value, touched or not.
    public var isValid: Bool {
        let values = values
        return fields.allSatisfy { field in
            field.isHidden || field.isDisabled
                || (!(field.givenState?.isInvalid ?? false) && field.rules.accepts(field.value, among: values))
        }
    }

    /// The fields with their states, and the buttons, as they are shown.
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

    /// Whether both forms show the same.
    public static func == (one: Form, other: Form) -> Bool {
        one.id == other.id && one.action == other.action && one.method == other.method && one.buttons == other.buttons
            && one.fields.count == other.fields.count
            && zip(one.fields, other.fields).allSatisfy { $0.equals($1) }
    }

    /// Hashes the identity, the buttons and the fields.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(id)
        hasher.combine(buttons)
        for field in fields { hasher.combine(field) }
    }
}

extension FieldConstraints {
    /// Creates the constraints of a field according to its kind.
    init(of field: any FormField) {
        switch field {
        case is TextField: self.init(field.rules, for: .line)
        case is SecureField: self.init(field.rules, for: .fixedLine)
        case is TextArea: self.init(field.rules, for: .area)
        default: self.init(field.rules, for: .choice)
        }
    }
}
