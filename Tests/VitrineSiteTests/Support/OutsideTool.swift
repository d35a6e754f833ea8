import TestSupport

/// System programs whose results are used as references; nil if one is not installed.
enum OutsideTool {
    static let sha256sum = Program(named: "sha256sum")
}
