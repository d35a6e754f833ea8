import Foundation
import Observation

/// Is notified of every change to the properties that were read, right before the change and in the same place.
///
/// `Observations` would miss some changes: it merges all changes up to the next suspension, and which ones those are differs
/// from run to run. The callback of Observation is called for every change, but it may only use `Sendable` values, and the
/// view model need not be one. So the callback carries a token, and finds the listener where the view model may be used: in
/// thread-local storage during a synchronous function, and on the main actor, which does not have its own thread on every
/// system, during an asynchronous one.
final class ChangeListener {
    private final class Token: Sendable {}

    /// Calls a listener, only from the main actor.
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

    /// Reads properties and listens for the next change to any of them. Earlier reads are no longer tracked.
    func track<Value>(_ read: () -> Value) -> Value {
        generation += 1
        return withObservationTracking(read) { [token, generation, relay = relays.last] in
            if let listener = Self.active.last(where: { $0.token === token }) {
                listener.hear(generation)
            } else if let relay {
                // Everything that a function on the main actor has read belongs to the main actor.
                MainActor.assumeIsolated { relay.call(generation) }
            }
        }
    }

    /// Listens to the changes that `body` makes.
    func listen(_ body: () throws -> Void) rethrows {
        Self.active.append(self)
        defer {
            if let index = Self.active.lastIndex(where: { $0 === self }) { Self.active.remove(at: index) }
        }
        try body()
    }

    /// Starts listening to changes on the main actor, until ``endOnMainActor()``. Calls can be nested.
    @MainActor
    func beginOnMainActor() {
        relays.append(Relay { [weak self] in self?.hear($0) })
    }

    /// Stops listening to changes on the main actor.
    @MainActor
    func endOnMainActor() {
        if !relays.isEmpty { relays.removeLast() }
        // Callbacks that were registered in the meantime are out of date.
        generation += 1
    }

    private func hear(_ changed: Int) {
        if changed == generation { willChange() }
    }

    /// The active listeners of this thread.
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
