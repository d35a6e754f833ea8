#if canImport(Combine) || Combine
    extension Control {
        /// The events of a control; the names and numbers are those of `UIControl.Event`.
        public struct Event: OptionSet, Hashable, Sendable {
            /// One bit for each event.
            public let rawValue: UInt

            /// Creates a set of events from their bits.
            public init(rawValue: UInt) { self.rawValue = rawValue }

            /// The control was pressed and released.
            public static let touchUpInside = Event(rawValue: 1 << 6)
            /// A value was chosen, possibly the same as before.
            public static let valueChanged = Event(rawValue: 1 << 12)
            /// The main action of the control was triggered.
            public static let primaryActionTriggered = Event(rawValue: 1 << 13)
            /// The user began to edit.
            public static let editingDidBegin = Event(rawValue: 1 << 16)
            /// The text was edited.
            public static let editingChanged = Event(rawValue: 1 << 17)
            /// The user finished editing.
            public static let editingDidEnd = Event(rawValue: 1 << 18)
            /// The user finished editing with the return key.
            public static let editingDidEndOnExit = Event(rawValue: 1 << 19)

            /// Every touch event.
            public static let allTouchEvents = Event(rawValue: 0xFFF)
            /// Every editing event, including `editingDidBegin`, which is sent when the user enters a field, even an
            /// empty one.
            public static let allEditingEvents = Event(rawValue: 0xF_0000)
            /// Every event.
            public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
        }
    }
#endif
