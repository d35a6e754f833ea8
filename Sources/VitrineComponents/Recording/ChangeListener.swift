import Foundation
import Observation

/// Hears of every change to what was read, right before it is made and where it is made.
///
/// `Observations` would miss some: it joins all changes up to the next suspension, and which those are differs from run to
/// run. Observation's own callback comes with every change, but may touch nothing that is not `Sendable`, and the view model
/// need not be. So the callback carries a token, and finds the listener where the view model may be touched: in a place of the
/// thread while a function runs that does not wait, and on the main actor, which has no thread of its own on every system,
/// while one runs that does.
final class ChangeListener {
    private final class Token: Sendable {}

    /// Reaches a listener from the main actor and from nowhere else.
    @MainActor
    private final class Relay {
        private let willChange: (Int) -> Void

        init(willChange: @escaping (Int) -> Void) { self.willChange = willChange }

        func call(_ generation: Int) { willChange(generation) }
    }

    private let token = Token()
    private var relays: [Relay] = []
    private var generation = 0
    private let willChange: () -> Void

    /// Creates a listener that is called before every change.
    init(willChange: @escaping () -> Void) {
        self.willChange = willChange
    }

    /// Reads, and hears of the next change to anything that was read. What was read before counts no more.
    func track<Value>(_ read: () -> Value) -> Value {
        generation += 1
        return withObservationTracking(read) { [token, generation, relay = relays.last] in
            if let listener = Self.active.last(where: { $0.token === token }) {
                listener.hear(generation)
            } else if let relay {
                // What a function of the main actor has read and may change belongs to the main actor.
                MainActor.assumeIsolated { relay.call(generation) }
            }
        }
    }

    /// Hears changes that `body` makes.
    func listen(_ body: () throws -> Void) rethrows {
        Self.active.append(self)
        defer {
            if let index = Self.active.lastIndex(where: { $0 === self }) { Self.active.remove(at: index) }
        }
        try body()
    }

    /// From now on changes on the main actor are heard, until ``endOnMainActor()``; they may be several times inside each other.
    @MainActor
    func beginOnMainActor() {
        relays.append(Relay { [weak self] in self?.hear($0) })
    }

    /// Changes on the main actor are heard no more.
    @MainActor
    func endOnMainActor() {
        if !relays.isEmpty { relays.removeLast() }
        // What was registered meanwhile is out of date.
        generation += 1
    }

    private func hear(_ changed: Int) {
        if changed == generation { willChange() }
    }

    /// The listeners on this thread.
    private static var active: [ChangeListener] {
        get { Thread.current.threadDictionary[key] as? [ChangeListener] ?? [] }
        set {
            if newValue.isEmpty {
                Thread.current.threadDictionary.removeObject(forKey: key)
            } else {
                Thread.current.threadDictionary[key] = newValue
            }
        }
    }

    private static let key = "VitrineComponents.ChangeListener"
}
