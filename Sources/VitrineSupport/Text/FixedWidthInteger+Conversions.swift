// The standard library converts integers with one generic initializer. Without optimization the compiler copies its
// body into every call and then spends 8 to 17 ms on each of them; these overloads cost 0.2 ms. Swift prefers them
// where the types are known, and the result is the same.

extension Int {
    /// Converts an unsigned byte.
    @inlinable package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    /// Converts an unsigned 16-bit number.
    @inlinable package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }
    /// Converts an unsigned 32-bit number.
    @inlinable package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
    /// Converts a signed 16-bit number.
    @inlinable package init(_ value: Int16) { self.init(truncatingIfNeeded: value) }
    /// Converts a signed 32-bit number.
    @inlinable package init(_ value: Int32) { self.init(truncatingIfNeeded: value) }
}

extension UInt8 {
    /// Converts a number; traps when it does not fit.
    @inlinable package init(_ value: Int) { self = converted(value) }
}

extension UInt16 {
    /// Converts a number; traps when it does not fit.
    @inlinable package init(_ value: Int) { self = converted(value) }
}

extension Int32 {
    /// Converts a number; traps when it does not fit.
    @inlinable package init(_ value: Int) { self = converted(value) }
}

extension UInt32 {
    /// Converts an unsigned byte.
    @inlinable package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    /// Converts an unsigned 16-bit number.
    @inlinable package init(_ value: UInt16) { self.init(truncatingIfNeeded: value) }
    /// Converts a number; traps when it does not fit.
    @inlinable package init(_ value: Int) { self = converted(value) }
}

extension UInt64 {
    /// Converts an unsigned byte.
    @inlinable package init(_ value: UInt8) { self.init(truncatingIfNeeded: value) }
    /// Converts an unsigned 32-bit number.
    @inlinable package init(_ value: UInt32) { self.init(truncatingIfNeeded: value) }
    /// Converts a number; traps when it does not fit.
    @inlinable package init(_ value: Int) { self = converted(value) }
}

/// Converts a number to another type; traps when it does not fit. It is generic so that the body of the standard
/// library's initializer is not copied into each call.
@inlinable
package func converted<Number: FixedWidthInteger>(_ value: Int) -> Number { Number(value) }
