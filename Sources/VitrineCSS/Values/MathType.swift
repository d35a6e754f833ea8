/// What a calculation results in: CSS Typed OM 1, section 5.1. The exponents of what it measures, all zero for a number.
package struct MathType: Hashable, Sendable {
    private var exponents = SIMD8<Int8>()
    /// Whether a percentage is in it.
    package var hasPercentage = false
    /// Whether it holds what only a browser knows, so that any type is possible.
    package var isAnything = false

    /// A number.
    package static let number = MathType()
    /// What cannot be known.
    package static let anything: MathType = {
        var type = MathType()
        type.isAnything = true
        return type
    }()
    /// A percentage.
    package static let percentage: MathType = {
        var type = MathType()
        type.exponents[7] = 1
        type.hasPercentage = true
        return type
    }()

    private init() {}

    /// One of a quantity.
    package init(_ quantity: CSSUnit.Quantity) { exponents[Int(quantity.rawValue)] = 1 }

    /// Whether it measures this quantity, once, with or without percentages that are resolved against it.
    func isOf(_ quantity: CSSUnit.Quantity) -> Bool {
        isAnything || exponents == MathType(quantity).exponents
    }
    /// Whether it is a plain number.
    var isNumber: Bool { isAnything || exponents == MathType.number.exponents }
    /// Whether it is a percentage and nothing else.
    var isPercentage: Bool { isAnything || exponents == MathType.percentage.exponents }

    /// Whether it is of the same kind, percentages being a kind of their own.
    package func matches(_ other: MathType) -> Bool { isAnything || other.isAnything || exponents == other.exponents }

    /// The type of a sum; nil when the parts do not fit. Percentages take the type of the other part.
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

    /// The type of one divided by this.
    package var inverse: MathType {
        var type = self
        type.exponents = SIMD8<Int8>() &- exponents
        return type
    }
}
