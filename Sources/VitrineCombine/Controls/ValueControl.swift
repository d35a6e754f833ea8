#if canImport(Combine) || Combine
    /// A control with which a value is chosen: a check box, a menu, a slider.
    ///
    /// ```swift
    /// let remember = ValueControl(false)
    /// remember.choose(true)  // valueChanged
    /// ```
    open class ValueControl<Value>: Control {
        /// What is chosen. Setting it sends nothing.
        open var value: Value

        /// Creates a control.
        public init(_ value: Value) {
            self.value = value
        }

        /// Chooses a value: `valueChanged`.
        /// - Returns: whether that was possible.
        @discardableResult
        public final func choose(_ value: Value) -> Bool {
            guard isOperable else { return false }
            self.value = value
            send(.valueChanged)
            return true
        }

        /// The value whenever one is chosen. The control is held weakly.
        public var valuePublisher: AnyPublisher<Value, Never> {
            publisher(for: \.value, on: .valueChanged).eraseToAnyPublisher()
        }
    }
#endif
