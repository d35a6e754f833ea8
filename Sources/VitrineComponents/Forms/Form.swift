/// Fields that are submitted together, and the buttons that submit them.
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
/// The page needs no script: the browser applies the rules that HTML can express, marks invalid fields, and shows a
/// button with ``Button/Presence/whileFormIsValid`` while it considers all fields valid. In a file that also imports
/// SwiftUI, write `VitrineKit.Form`.
public struct Form: Component, Identifiable {
    /// The HTTP method of a form.
    public enum Method: String, Hashable, Sendable {
        /// The values are part of the address. The text of a ``SecureField`` is left out.
        case get
        /// The values are in the body of the request. This needs a server.
        case post
    }

    /// The identity of the form.
    public let id: String
    /// The destination to which the values are sent; nil for the page itself.
    public var action: Destination?
    /// The method by which the values are sent.
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

    /// The values of the fields, by name, without fields whose value is nil. If several fields have the same name, the
    /// first one with a value counts.
    public var values: [String: String] {
        Dictionary(
            fields.compactMap { field in field.value.map { (field.name, $0) } }, uniquingKeysWith: { first, _ in first }
        )
    }

    /// Whether every field that is visible and enabled is acceptable. A field without a value is acceptable unless it
    /// requires one; a field whose ``FormField/givenState`` is invalid is never acceptable.
    public var isValid: Bool {
        let values = values
        return fields.allSatisfy { field in
            field.isHidden || field.isDisabled
                || (!(field.givenState?.isInvalid ?? false) && field.rules.accepts(field.value, among: values))
        }
    }

    /// The fields and buttons as they are shown. The state of each field also depends on the values of the others.
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

    /// Compares identity, action, method, buttons and fields.
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
    /// Creates the constraints of a field according to its type and value, as they are written to the page.
    init(of field: any FormField) {
        switch field {
        case is TextField: self.init(field.rules, for: .line, value: field.value)
        case is SecureField: self.init(field.rules, for: .secure(isMasked: !(field.value ?? "").isEmpty))
        case is TextArea: self.init(field.rules, for: .area)
        default: self.init(field.rules, for: .choice)
        }
    }
}
