#if canImport(Combine) || Combine
    /// A control that view models bind to. It needs no screen: its methods represent the actions of a user.
    ///
    /// A control is an object because its identity matters: publishers listen to this control, not to an equal one. A
    /// control reports events and does not define how it is shown; components do that. The names end in `Control`
    /// (``TextControl``, ``ButtonControl``, ``ValueControl``), because `TextField`, `Button` and `Toggle` are views of
    /// SwiftUI and may well be components of a gallery.
    ///
    /// ```swift
    /// let username = TextControl()
    /// let subscription = username.textPublisher.sink { print($0 ?? "nothing") }
    /// username.type("ann")  // "", "a", "an", "ann"
    /// ```
    ///
    /// A control and everything that listens to it belong to one isolation domain, as in UIKit.
    open class Control: PublishingControl {
        /// Whether the control is enabled. If not, methods for user actions, such as ``ButtonControl/tap()``, do
        /// nothing, except that a user can still leave a text field. ``send(_:)`` does not depend on it.
        open var isEnabled = true
        /// Whether the control is hidden. Methods for user actions treat it like one that is not enabled.
        open var isHidden = false

        /// The targets, in the order in which they were added, which is also the order of their numbers.
        private var targets: [Target] = []
        private var lastNumber = 0

        /// An action to call for certain events.
        final class Target {
            fileprivate let number: Int
            fileprivate let events: Event
            fileprivate var action: (() -> Void)?
            fileprivate let end: () -> Void

            fileprivate init(number: Int, events: Event, action: @escaping () -> Void, end: @escaping () -> Void) {
                self.number = number
                self.events = events
                self.action = action
                self.end = end
            }
        }

        /// Creates an enabled, visible control.
        public init() {}

        deinit {
            for target in targets {
                target.action = nil
                target.end()
            }
        }

        /// Whether the control is enabled and visible, so that a user could operate it.
        public var isOperable: Bool { isEnabled && !isHidden }

        var targetCount: Int { targets.count }

        /// Sends events to their listeners, once to each, in the order in which the listeners were added.
        ///
        /// A listener that is added while an event is being sent gets only later events. One that is removed before its
        /// turn does not get the event.
        public final func send(_ events: Event) {
            for target in targets where !target.events.isDisjoint(with: events) { target.action?() }
        }

        /// Calls `action` whenever one of `events` is sent, until the target is removed; calls `end` if the control is
        /// deallocated before that.
        final func addTarget(for events: Event, action: @escaping () -> Void, end: @escaping () -> Void) -> Target {
            lastNumber += 1
            let target = Target(number: lastNumber, events: events, action: action, end: end)
            targets.append(target)
            return target
        }

        /// Removes a target. It is not called again, even if it is removed while an event is being sent.
        final func removeTarget(_ target: Target) {
            target.action = nil
            var low = 0
            var high = targets.count
            while low < high {
                let middle = (low + high) / 2
                if targets[middle].number < target.number { low = middle + 1 } else { high = middle }
            }
            if low < targets.count, targets[low] === target { targets.remove(at: low) }
        }
    }
#endif
