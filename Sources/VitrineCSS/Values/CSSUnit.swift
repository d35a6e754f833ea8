/// The units of CSS Values 4 and related modules.
package enum CSSUnit: UInt8, CaseIterable, Sendable {
    case em, rem, ex, rex, cap, rcap, ch, rch, ic, ric, lh, rlh
    case vw, svw, lvw, dvw, vh, svh, lvh, dvh, vi, svi, lvi, dvi, vb, svb, lvb, dvb
    case vmin, svmin, lvmin, dvmin, vmax, svmax, lvmax, dvmax, cqw, cqh, cqi, cqb, cqmin, cqmax
    case px, cm, mm, q, inch, pc, pt
    case deg, grad, rad, turn
    case s, ms
    case hz, khz
    case dppx, x, dpi, dpcm
    case fr

    /// The quantity that a unit measures.
    package enum Quantity: UInt8, Sendable { case length, angle, time, frequency, resolution, flex }

    /// The quantity that the unit measures.
    package var quantity: Quantity {
        switch self {
        case .deg, .grad, .rad, .turn: .angle
        case .s, .ms: .time
        case .hz, .khz: .frequency
        case .dppx, .x, .dpi, .dpcm: .resolution
        case .fr: .flex
        default: .length
        }
    }

    /// The canonical unit of the same quantity.
    package var canonical: CSSUnit {
        switch quantity {
        case .length: .px
        case .angle: .deg
        case .time: .s
        case .frequency: .hz
        case .resolution: .dppx
        case .flex: .fr
        }
    }

    /// The factor that converts a value to the canonical unit; nil if it depends on a font, a viewport or a container.
    package var factor: Double? {
        switch self {
        case .px, .deg, .s, .hz, .dppx, .x, .fr: 1
        case .cm: 96 / 2.54
        case .mm: 96 / 25.4
        case .q: 96 / 101.6
        case .inch: 96
        case .pc: 16
        case .pt: 96 / 72.0
        case .grad: 0.9
        case .rad: 180 / Double.pi
        case .turn: 360
        case .ms: 0.001
        case .khz: 1000
        case .dpi: 1 / 96.0
        case .dpcm: 2.54 / 96
        default: nil
        }
    }

    /// The name, in the case in which CSSOM serializes it.
    package var name: String {
        switch self {
        case .inch: "in"
        case .q: "q"
        case .hz: "hz"
        case .khz: "khz"
        default: String(describing: self)
        }
    }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.name, $0) })

    /// Returns the unit with the given lowercase name; nil if CSS has none.
    package static func named(_ name: String) -> CSSUnit? { byName[name] }
}
