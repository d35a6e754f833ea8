import Foundation

/// A list of transform functions as one matrix: CSS Transforms 1, section 12.
struct TransformMatrix {
    private var values = (a: 1.0, b: 0.0, c: 0.0, d: 1.0, e: 0.0, f: 0.0)

    /// Creates the matrix of two-dimensional functions and `rotateZ()`, with lengths in pixels and angles in degrees;
    /// nil for `none`, for other three-dimensional functions, and for percentages except in scale functions.
    init?(_ components: [ComponentValue]) {
        if components.isEmpty { return nil }
        for component in components {
            guard case .function(let name, let inner) = component else { return nil }
            var numbers: [Double] = []
            for part in inner {
                switch part {
                case .number(let value), .dimension(let value, _): numbers.append(value)
                case .comma: continue
                case .percentage(let value) where name.hasPrefix("scale"): numbers.append(value / 100)
                default: return nil
                }
            }
            guard apply(name, numbers) else { return nil }
        }
    }

    private mutating func apply(_ name: String, _ numbers: [Double]) -> Bool {
        guard let first = numbers.first else { return false }
        let second = numbers.count > 1 ? numbers[1] : nil
        switch name {
        case "matrix":
            guard numbers.count == 6 else { return false }
            multiply(numbers)
        case "translate": multiply([1, 0, 0, 1, first, second ?? 0])
        case "translatex": multiply([1, 0, 0, 1, first, 0])
        case "translatey": multiply([1, 0, 0, 1, 0, first])
        case "scale": multiply([first, 0, 0, second ?? first, 0, 0])
        case "scalex": multiply([first, 0, 0, 1, 0, 0])
        case "scaley": multiply([1, 0, 0, first, 0, 0])
        case "rotate", "rotatez":
            let (sine, cosine) = Self.turn(first)
            multiply([cosine, sine, -sine, cosine, 0, 0])
        case "skew": multiply([1, Self.slope(second ?? 0), Self.slope(first), 1, 0, 0])
        case "skewx": multiply([1, 0, Self.slope(first), 1, 0, 0])
        case "skewy": multiply([1, Self.slope(first), 0, 1, 0, 0])
        default: return false
        }
        return true
    }

    private static func turn(_ degrees: Double) -> (sine: Double, cosine: Double) {
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return (abs(sine) < 1e-15 ? 0 : sine, abs(cosine) < 1e-15 ? 0 : cosine)
    }

    private static func slope(_ degrees: Double) -> Double { tan(degrees * .pi / 180) }

    private mutating func multiply(_ other: [Double]) {
        let v = values
        values = (
            v.a * other[0] + v.c * other[1], v.b * other[0] + v.d * other[1], v.a * other[2] + v.c * other[3],
            v.b * other[2] + v.d * other[3], v.a * other[4] + v.c * other[5] + v.e,
            v.b * other[4] + v.d * other[5] + v.f
        )
    }

    /// The matrix in CSS syntax.
    var text: String {
        let parts = [values.a, values.b, values.c, values.d, values.e, values.f].map { NumberText.text($0) }
        return "matrix(" + parts.joined(separator: ", ") + ")"
    }
}
