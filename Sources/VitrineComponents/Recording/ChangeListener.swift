import Foundation
import Observation

/// Calls a closure right before every change to the observed properties, in the context that makes the change.
///
/// `Observations` would miss some changes: it coalesces all changes up to the next suspension, and which ones those
/// are differs from run to run. The callback of the Observation framework is called for every change, but may use only
/// `Sendable` values, and the view model need not be one. So the callback captures a token and uses it to find the
/// listener where the view model may be used: in a thread-local list while a synchronous function runs, and on the
/// main actor, which is not tied to one thread on every system, while an asynchronous function runs.
final class ChangeListener {
    private final class Token: Sendable {}

    /// Gives the main actor, and only the main actor, access to a listener.
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

    /// Reads properties and listens for the next change to any of them. Properties read by earlier calls are no longer
    /// observed.
    func track<Value>(_ read: () -> Value) -> Value {
        generation += 1
        return withObservationTracking(read) { [token, generation, relay = relays.last] in
            if let listener = Self.active.last(where: { $0.token === token }) {
                listener.hear(generation)
            } else if let relay {
                // Everything that a function on the main actor has read and may change is isolated to the main actor.
                MainActor.assumeIsolated { relay.call(generation) }
            }
        }
    }

    /// Listens for changes that `body` makes.
    func listen(_ body: () throws -> Void) rethrows {
        Self.active.append(self)
        defer {
            if let index = Self.active.lastIndex(where: { $0 === self }) { Self.active.remove(at: index) }
        }
        try body()
    }

    /// Listens for changes on the main actor until ``endOnMainActor()``. Calls may be nested.
    @MainActor
    func beginOnMainActor() {
        relays.append(Relay { [weak self] in self?.hear($0) })
    }

    /// Stops listening for changes on the main actor.
    @MainActor
    func endOnMainActor() {
        if !relays.isEmpty { relays.removeLast() }
        // Observations registered in the meantime are outdated.
        generation += 1
    }

    private func hear(_ changed: Int) {
        if changed == generation { willChange() }
    }

    /// The active listeners of the current thread.
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
