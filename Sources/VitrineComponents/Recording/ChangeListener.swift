import Foundation
import Observation

/// Calls a closure right before a change to the observed properties, in the context that makes the change. A call of
/// ``track(_:)`` covers only the next change, so the closure must call it again to hear the one after that.
///
/// Swift's `Observations` is not used, because it would miss some changes: it coalesces all changes up to the next
/// suspension, and suspensions differ from run to run.
///
/// The callback of `withObservationTracking` is called right before the next change, but it may capture only `Sendable`
/// values, and a view model need not be `Sendable`. So the callback captures a token, by which it finds the listener.
/// While a synchronous function runs, listeners are in a thread-local list. While an asynchronous function runs, they
/// are reached through the main actor, because on some systems the main actor does not always run on the same thread.
final class ChangeListener {
    private final class Token: Sendable {}

    /// A reference to a listener that only code on the main actor can use.
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
                // The properties that were read are isolated to the main actor, so the change is made there, too.
                MainActor.assumeIsolated { relay.call(generation) }
            }
        }
    }

    /// Listens for changes while `body` runs.
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

    /// Ends the listening begun by the last ``beginOnMainActor()``. If that call was nested in another one, read the
    /// properties again with ``track(_:)`` to continue listening.
    @MainActor
    func endOnMainActor() {
        if !relays.isEmpty { relays.removeLast() }
        // Observations registered before this call must no longer be heard.
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
