#if canImport(Combine) || Combine
    /// A field for text.
    ///
    /// The methods are what a person does, and send what a screen would send. Setting ``text`` sends nothing, as in UIKit.
    open class TextControl: Control {
        /// The text of the field.
        open var text: String?
        /// Whether the user is editing.
        public private(set) var isEditing = false

        /// Creates a field.
        public init(text: String? = "") {
            self.text = text
        }

        /// Enters the field: `editingDidBegin`.
        /// - Returns: whether that was possible.
        @discardableResult
        public final func beginEditing() -> Bool {
            guard isOperable else { return false }
            guard !isEditing else { return true }
            isEditing = true
            send(.editingDidBegin)
            return true
        }

        /// Types at the end of the text, entering the field before: `editingChanged` for every character.
        /// - Returns: whether all of it could be typed; a field may be disabled or hidden by what the first characters set off.
        @discardableResult
        public final func type(_ characters: String) -> Bool {
            guard beginEditing() else { return false }
            for character in characters {
                guard isOperable else { return false }
                text = (text ?? "") + String(character)
                send(.editingChanged)
            }
            return true
        }

        /// Replaces the text as pasting does, entering the field before: one `editingChanged`.
        /// - Returns: whether that was possible.
        @discardableResult
        public final func replaceText(with text: String) -> Bool {
            guard beginEditing(), isOperable else { return false }
            self.text = text
            send(.editingChanged)
            return true
        }

        /// Leaves the field: `editingDidEnd`, after `editingDidEndOnExit` when it is left with the return key.
        public final func endEditing(withReturnKey: Bool = false) {
            guard isEditing else { return }
            isEditing = false
            if withReturnKey { send(.editingDidEndOnExit) }
            send(.editingDidEnd)
        }

        /// The text at every event of editing and at `valueChanged`.
        ///
        /// The initial text of the field is omitted, so that a field that nobody has touched is neither valid nor
        /// wrong; ``PublishingControl/publisher(for:on:initialValue:)`` can send it. The field is held weakly.
        public var textPublisher: AnyPublisher<String?, Never> {
            publisher(for: \.text, on: [.allEditingEvents, .valueChanged]).eraseToAnyPublisher()
        }
    }
#endif
