import TestSupport

/// Programs of the system that serve as references; nil if one is not installed.
enum OutsideTool {
    static let sha256sum = Program(named: "sha256sum")
}
