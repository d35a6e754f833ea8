#if canImport(Combine) || Combine
    /// A control for choosing a value, such as a check box, a menu or a slider.
    ///
    /// ```swift
    /// let remember = ValueControl(false)
    /// remember.choose(true)  // valueChanged
    /// ```
    open class ValueControl<Value>: Control {
        /// The chosen value. Setting it sends nothing.
        open var value: Value

        /// Creates a control with its initial value.
        public init(_ value: Value) {
            self.value = value
        }

        /// Chooses a value and sends `valueChanged`.
        /// - Returns: whether the control is enabled and visible; if not, nothing is changed or sent.
        @discardableResult
        public final func choose(_ value: Value) -> Bool {
            guard isOperable else { return false }
            self.value = value
            send(.valueChanged)
            return true
        }

        /// Publishes the value whenever one is chosen. The control is held weakly.
        public var valuePublisher: AnyPublisher<Value, Never> {
            publisher(for: \.value, on: .valueChanged).eraseToAnyPublisher()
        }
    }
#endif
