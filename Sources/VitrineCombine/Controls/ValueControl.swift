#if canImport(Combine) || Combine
    /// A control that chooses a value: a check box, a menu, a slider.
    ///
    /// ```swift
    /// let remember = ValueControl(false)
    /// remember.choose(true)  // valueChanged
    /// ```
    open class ValueControl<Value>: Control {
        /// The chosen value. Setting it sends nothing.
        open var value: Value

        /// Creates a control.
        public init(_ value: Value) {
            self.value = value
        }

        /// Chooses a value and sends `valueChanged`.
        /// - Returns: whether the control could be used.
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
