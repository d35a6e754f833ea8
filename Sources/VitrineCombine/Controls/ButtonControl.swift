#if canImport(Combine) || Combine
    /// A button, which is pressed by calling ``tap()``.
    open class ButtonControl: Control {
        /// Presses and releases the button: sends `touchUpInside` and `primaryActionTriggered` as one event.
        /// - Returns: whether the button is enabled and visible; if not, nothing is sent.
        @discardableResult
        public final func tap() -> Bool {
            guard isOperable else { return false }
            send([.touchUpInside, .primaryActionTriggered])
            return true
        }

        /// Publishes every tap. The button is held weakly.
        public var tapPublisher: AnyPublisher<Void, Never> {
            ControlEvent(control: self, events: .touchUpInside).eraseToAnyPublisher()
        }
    }
#endif
