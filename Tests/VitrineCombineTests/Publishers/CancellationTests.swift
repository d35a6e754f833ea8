#if canImport(Combine) || Combine
    import Testing

    @testable import VitrineCombine

    @Suite("Cancelling and lifetimes")
    struct CancellationTests {
        @Test("Subscribers that are cancelled while a value is sent get no more values")
        func cancelledWhileSending() {
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

        @Test("A subscriber that cancels and returns more demand for the same value gets no more values")
        func demandAfterCancelling() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.max(1), more: .unlimited)
            subscriber.onValue = { [unowned subscriber] _ in subscriber.cancel() }
            control.valuePublisher.subscribe(subscriber)
            control.choose(1)
            control.choose(2)
            #expect(subscriber.received == [1])
        }

        @Test("Cancelling again and requesting after cancelling have no effect")
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

        @Test("A publisher and its subscription do not retain the control")
        func controlIsNotRetained() {
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

        @Test("The control retains its subscribers, and releases them when it is deallocated")
        func subscriberIsReleasedWithControl() {
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

        @Test("Cancelling releases the subscriber")
        func cancelledSubscriberIsReleased() throws {
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

        @Test("A screen that retains its controls and subscriptions is deallocated with them")
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

        @Test("A control that is released while it sends a value sends it to no other subscriber")
        func controlReleasedWhileSending() {
            final class Holder { var control: ValueControl<Int>? = ValueControl(0) }
            let holder = Holder()
            var received: [String] = []
            var subscriptions: Set<AnyCancellable> = []
            holder.control?.valuePublisher.sink { _ in
                received.append("first")
                holder.control = nil
            }.store(in: &subscriptions)
            weak let seen = holder.control
            holder.control?.choose(1)
            #expect(received == ["first"])
            #expect(seen == nil)
            subscriptions = []
        }
    }
#endif
