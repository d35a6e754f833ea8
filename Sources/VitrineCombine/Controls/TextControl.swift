#if canImport(Combine) || Combine
    /// A text field.
    ///
    /// The methods represent user actions and send the events that a screen would send. Setting ``text`` sends
    /// nothing, as in UIKit.
    open class TextControl: Control {
        /// The text of the field.
        open var text: String?
        /// Whether the user is editing.
        public private(set) var isEditing = false

        /// Creates a field that contains a text.
        public init(text: String? = "") {
            self.text = text
        }

        /// Enters the field and sends `editingDidBegin`, unless the user is already editing.
        /// - Returns: whether the field could be entered.
        @discardableResult
        public final func beginEditing() -> Bool {
            guard isOperable else { return false }
            guard !isEditing else { return true }
            isEditing = true
            send(.editingDidBegin)
            return true
        }

        /// Types at the end of the text, after entering the field if necessary; sends `editingChanged` for every
        /// character.
        /// - Returns: whether all characters could be typed. A handler of `editingChanged` may disable or hide the
        ///   field before the last one.
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

        /// Replaces the text as pasting does, after entering the field if necessary; sends `editingChanged` once.
        /// - Returns: whether the text could be replaced.
        @discardableResult
        public final func replaceText(with text: String) -> Bool {
            guard beginEditing(), isOperable else { return false }
            self.text = text
            send(.editingChanged)
            return true
        }

        /// Leaves the field and sends `editingDidEnd`, preceded by `editingDidEndOnExit` if it is left with the return
        /// key. Does nothing if the user is not editing.
        public final func endEditing(withReturnKey: Bool = false) {
            guard isEditing else { return }
            isEditing = false
            if withReturnKey { send(.editingDidEndOnExit) }
            send(.editingDidEnd)
        }

        /// Publishes the text at every editing event and at `valueChanged`.
        ///
        /// The initial text of the field is not sent, because an untouched field should be neither valid nor invalid.
        /// ``PublishingControl/publisher(for:on:initialValue:)`` can send it. The field is held weakly.
        public var textPublisher: AnyPublisher<String?, Never> {
            publisher(for: \.text, on: [.allEditingEvents, .valueChanged]).eraseToAnyPublisher()
        }
    }
#endif
