import Synchronization

/// A cache of texts that nearly every page of a large site shows, keyed by the number in each text.
final class RepeatedTexts: Sendable {
    private let texts = Mutex<[Int: String]>([:])

    func text(_ count: Int, _ make: () -> String) -> String {
        if let text = texts.withLock({ $0[count] }) { return text }
        let text = make()
        texts.withLock { $0[count] = text }
        return text
    }
}
