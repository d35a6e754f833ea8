/// How many programs the tests run at a time. All tests begin at once, and hundreds of programs at a time would only wait for each
/// other; Foundation on Linux reads beyond its list of open files, too, when a process has more than a thousand of them.
actor ProgramSlots {
    /// Enough for tests whose programs wait for each other.
    static let shared = ProgramSlots(16)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(_ count: Int) { free = count }

    /// Waits until there is room for a program.
    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Makes room for the program that has waited longest.
    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
