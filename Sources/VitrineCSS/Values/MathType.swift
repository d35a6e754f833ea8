/// The type of a calculation: CSS Typed OM 1, section 4.3.2. It has an exponent for each quantity, all zero for a
/// number.
package struct MathType: Hashable, Sendable {
    private var exponents = SIMD8<Int8>()
    /// Whether the calculation contains a percentage.
    package var hasPercentage = false
    /// Whether any type is possible, for example because only a browser can determine the value.
    package var isAnything = false

    /// The type of a number.
    package static let number = MathType()
    /// The type of a value that only a browser can determine, and of `none` in `clamp()`. It matches every type.
    package static let anything: MathType = {
        var type = MathType()
        type.isAnything = true
        return type
    }()
    /// The type of a percentage.
    package static let percentage: MathType = {
        var type = MathType()
        type.exponents[7] = 1
        type.hasPercentage = true
        return type
    }()

    private init() {}

    /// The type of a single quantity.
    package init(_ quantity: CSSUnit.Quantity) { exponents[Int(quantity.rawValue)] = 1 }

    /// Whether the calculation has this quantity with exponent 1, with or without percentages that are resolved against
    /// it. Also true if any type is possible.
    func isOf(_ quantity: CSSUnit.Quantity) -> Bool {
        isAnything || exponents == MathType(quantity).exponents
    }
    /// Whether the calculation is a plain number. Also true if any type is possible.
    var isNumber: Bool { isAnything || exponents == MathType.number.exponents }
    /// Whether the calculation is a percentage and nothing else. Also true if any type is possible.
    var isPercentage: Bool { isAnything || exponents == MathType.percentage.exponents }

    /// Whether the types are equal, or one of them may be any type. A percentage has a type that is different from all
    /// others.
    package func matches(_ other: MathType) -> Bool { isAnything || other.isAnything || exponents == other.exponents }

    /// The type of a sum; nil if the types do not match. A percentage adopts the type of the other operand, except if
    /// that is a number.
    func adding(_ other: MathType) -> MathType? {
        if isAnything { return other }
        if other.isAnything { return self }
        var type = self
        type.hasPercentage = hasPercentage || other.hasPercentage
        if exponents == other.exponents { return type }
        if self.exponents == MathType.percentage.exponents, !other.isNumber {
            type.exponents = other.exponents
            return type
        }
        return other.exponents == MathType.percentage.exponents && !isNumber ? type : nil
    }

    /// The type of a product.
    package func times(_ other: MathType) -> MathType {
        var type = MathType()
        type.exponents = exponents &+ other.exponents
        type.hasPercentage = hasPercentage || other.hasPercentage
        type.isAnything = isAnything || other.isAnything
        return type
    }

    /// The type of the reciprocal.
    package var inverse: MathType {
        var type = self
        type.exponents = SIMD8<Int8>() &- exponents
        return type
    }
}
