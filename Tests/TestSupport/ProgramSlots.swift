/// A limit on the programs that tests run at once. All tests start together; hundreds of programs would wait for each
/// other, and Foundation on Linux reads out of bounds when a process has more than a thousand open files.
actor ProgramSlots {
    /// Slots for all tests; enough for those whose programs wait for each other.
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

    /// Releases a slot, for the program that has waited longest.
    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
