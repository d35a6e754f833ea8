#if canImport(Combine) || Combine
    /// A button.
    open class ButtonControl: Control {
        /// Presses it and lets it go: `touchUpInside` and `primaryActionTriggered`, sent as one event.
        /// - Returns: whether that was possible.
        @discardableResult
        public final func tap() -> Bool {
            guard isOperable else { return false }
            send([.touchUpInside, .primaryActionTriggered])
            return true
        }

        /// Every tap. The button is held weakly.
        public var tapPublisher: AnyPublisher<Void, Never> {
            ControlEvent(control: self, events: .touchUpInside).eraseToAnyPublisher()
        }
    }
#endif
