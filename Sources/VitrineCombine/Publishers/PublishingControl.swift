#if canImport(Combine) || Combine
    /// A protocol for all controls. It lets ``publisher(for:on:initialValue:)`` accept key paths of the subclass on
    /// which it is called.
    public protocol PublishingControl: AnyObject {}

    extension PublishingControl where Self: Control {
        /// Publishes a property at certain events; see ``ControlPublisher``.
        ///
        /// ```swift
        /// field.publisher(for: \.isEditing, on: [.editingDidBegin, .editingDidEnd], initialValue: .sent)
        /// ```
        public func publisher<Value>(
            for keyPath: KeyPath<Self, Value>, on events: Control.Event, initialValue: InitialValue = .omitted
        ) -> ControlPublisher<Self, Value> {
            ControlPublisher(control: self, keyPath: keyPath, events: events, initialValue: initialValue)
        }
    }
#endif
