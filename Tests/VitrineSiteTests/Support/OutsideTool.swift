import TestSupport

/// System programs that tests use to verify results. Each is nil if it is not installed.
enum OutsideTool {
    static let sha256sum = Program(named: "sha256sum")
}
