/// A limit on the number of programs that tests run at the same time. All tests start together, so without the limit
/// hundreds of programs would compete for the processors. Also, Foundation on Linux reads out of bounds if a process
/// has more than a thousand open files.
actor ProgramSlots {
    /// The slots that all tests share. 16 are enough for tests that run several programs which wait for each other.
    static let shared = ProgramSlots(16)

    private var free: Int
    private var waiting: [CheckedContinuation<Void, Never>] = []

    private init(_ count: Int) { free = count }

    /// Takes a slot; waits until one is free.
    func take() async {
        if free > 0 {
            free -= 1
        } else {
            await withCheckedContinuation { waiting.append($0) }
        }
    }

    /// Gives a slot back. If programs are waiting, the one that has waited longest gets it.
    func give() {
        if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
    }
}
