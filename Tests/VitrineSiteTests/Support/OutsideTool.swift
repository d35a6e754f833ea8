import TestSupport

/// Programs of the system that know better than we do; nil where there is none.
enum OutsideTool {
    static let sha256sum = Program(named: "sha256sum")
}
