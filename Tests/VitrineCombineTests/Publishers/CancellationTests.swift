#if canImport(Combine) || Combine
    import Testing

    @testable import VitrineCombine

    @Suite("Cancelling and lifetimes")
    struct CancellationTests {
        @Test("Who cancels while a value is told gets no further one, and the others do")
        func inTheMiddle() {
            let control = ValueControl(0)
            let first = ManualSubscriber<Int>(.unlimited)
            let second = ManualSubscriber<Int>(.unlimited)
            let third = ManualSubscriber<Int>(.unlimited)
            for subscriber in [first, second, third] { control.valuePublisher.subscribe(subscriber) }
            first.onValue = { [unowned first] _ in
                first.cancel()
                second.cancel()
            }
            control.choose(1)
            control.choose(2)
            #expect(first.received == [1])
            #expect(second.received == [])
            #expect(third.received == [1, 2])
            #expect(control.targetCount == 1)
            third.cancel()
            #expect(control.targetCount == 0)
        }

        @Test("Who cancels and asks for more with the same value gets nothing more")
        func demandAfterCancelling() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.max(1), more: .unlimited)
            subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
            control.valuePublisher.subscribe(subscriber)
            control.choose(1)
            control.choose(2)
            #expect(subscriber.received == [1])
        }

        @Test("Cancelling twice, or asking after it, does nothing")
        func twice() throws {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.unlimited)
            control.publisher(for: \.value, on: .valueChanged).subscribe(subscriber)
            let subscription = try #require(subscriber.subscription)
            subscription.cancel()
            subscription.cancel()
            subscription.request(.unlimited)
            control.choose(1)
            #expect(subscriber.received == [])
            #expect(control.targetCount == 0)
        }

        @Test("Cancelling before the first demand sends no initial value")
        func beforeDemand() throws {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>()
            control.publisher(for: \.value, on: .valueChanged, initialValue: .sent).subscribe(subscriber)
            let subscription = try #require(subscriber.subscription)
            subscription.cancel()
            subscription.request(.max(1))
            #expect(subscriber.received == [])
        }

        @Test("A publisher, and a subscription to it, do not keep the control")
        func controlGoes() {
            var control: TextControl? = TextControl()
            weak let seen = control
            let publisher = control?.textPublisher
            var values = 0
            let subscription = publisher?.sink { _ in values += 1 }
            control?.type("a")
            #expect(values == 2)
            control = nil
            #expect(seen == nil)
            let late = ManualSubscriber<String?>(.unlimited)
            publisher?.subscribe(late)
            #expect(late.subscription != nil)
            #expect(late.received.isEmpty && late.completions == 0)
            subscription?.cancel()
        }

        @Test("Nothing needs to be kept for values to come, and nobody stays when the control goes")
        func subscriberGoes() {
            var control: ValueControl<Int>? = ValueControl(0)
            weak var seen: ManualSubscriber<Int>?
            var values: [Int] = []
            do {
                let subscriber = ManualSubscriber<Int>(.unlimited)
                subscriber.onValue = { values.append($0) }
                control?.valuePublisher.subscribe(subscriber)
                seen = subscriber
            }
            control?.choose(1)
            #expect(values == [1])
            #expect(seen != nil)
            control = nil
            #expect(seen == nil)
        }

        @Test("Cancelling lets go of the subscriber")
        func cancelledSubscriberGoes() throws {
            let control = ValueControl(0)
            weak var seen: ManualSubscriber<Int>?
            do {
                let subscriber = ManualSubscriber<Int>(.unlimited)
                control.valuePublisher.subscribe(subscriber)
                seen = subscriber
                subscriber.cancel()
            }
            #expect(seen == nil)
        }

        @Test("A screen that keeps its controls and its subscriptions goes as a whole")
        func noCycle() {
            final class Screen {
                let field = TextControl()
                var texts: [String?] = []
                var subscriptions: Set<AnyCancellable> = []

                init() {
                    field.textPublisher.sink { [weak self] in self?.texts.append($0) }.store(in: &subscriptions)
                    field.textPublisher.map { $0 == "" }.assign(to: \.isHidden, on: TextControl())
                        .store(in: &subscriptions)
                }
            }
            var screen: Screen? = Screen()
            weak let seenScreen = screen
            weak let seenField = screen?.field
            screen?.field.type("a")
            #expect(screen?.texts == ["", "a"])
            screen = nil
            #expect(seenScreen == nil)
            #expect(seenField == nil)
        }

        @Test("A control that a value lets go of tells nobody else")
        func controlGoesInTheMiddle() {
            final class Holder { var control: ValueControl<Int>? = ValueControl(0) }
            let holder = Holder()
            var told: [String] = []
            var subscriptions: Set<AnyCancellable> = []
            holder.control?.valuePublisher.sink { _ in
                told.append("first")
                holder.control = nil
            }.store(in: &subscriptions)
            weak let seen = holder.control
            holder.control?.choose(1)
            #expect(told == ["first"])
            #expect(seen == nil)
            subscriptions = []
        }
    }
#endif
