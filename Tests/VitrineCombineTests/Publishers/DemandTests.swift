#if canImport(Combine) || Combine
    import TestSupport
    import Testing

    @testable import VitrineCombine

    @Suite("Demand")
    struct DemandTests {
        @Test("Only as many values are sent as were requested; others are dropped")
        func dropped() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>()
            control.valuePublisher.subscribe(subscriber)
            control.choose(1)
            subscriber.request(2)
            for value in 2...5 { control.choose(value) }
            #expect(subscriber.received == [2, 3])
            subscriber.request(1)
            #expect(subscriber.received == [2, 3])
            control.choose(6)
            control.choose(7)
            #expect(subscriber.received == [2, 3, 6])
            subscriber.cancel()
        }

        @Test("A buffer keeps values that would be dropped")
        func buffered() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>()
            control.valuePublisher.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest).subscribe(subscriber)
            for value in 1...4 { control.choose(value) }
            subscriber.request(5)
            #expect(subscriber.received == [3, 4])
            subscriber.cancel()
        }

        @Test("Taps use up demand as values do")
        func taps() {
            let button = ButtonControl()
            let subscriber = ManualSubscriber<Void>(.max(1))
            button.tapPublisher.subscribe(subscriber)
            button.tap()
            button.tap()
            #expect(subscriber.received.count == 1)
            subscriber.cancel()
        }

        @Test("The initial value uses up demand, and is read when it is requested")
        func initialValue() {
            let control = ValueControl(1)
            let subscriber = ManualSubscriber<Int>(.max(1))
            control.publisher(for: \.value, on: .valueChanged, initialValue: .sent).subscribe(subscriber)
            #expect(subscriber.received == [1])
            control.choose(2)
            #expect(subscriber.received == [1])
            subscriber.request(1)
            control.choose(3)
            #expect(subscriber.received == [1, 3])
            subscriber.cancel()
        }

        @Test("The demand that a subscriber returns for a value is added")
        func more() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.max(1), more: .max(1))
            control.valuePublisher.subscribe(subscriber)
            for value in 1...5 { control.choose(value) }
            #expect(subscriber.received == [1, 2, 3, 4, 5])
            subscriber.cancel()
        }

        @Test("An event during another event uses up demand")
        func reentrant() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.max(2))
            subscriber.onValue = { control.choose($0 + 1) }
            control.valuePublisher.subscribe(subscriber)
            control.choose(1)
            #expect(subscriber.received == [1, 2])
            #expect(control.value == 3)
            subscriber.cancel()
        }

        @Test("Demand that is requested during an event applies to an event inside it")
        func requestInside() {
            let control = ValueControl(0)
            let subscriber = ManualSubscriber<Int>(.max(1))
            subscriber.onValue = { [unowned subscriber] value in
                guard value < 3 else { return }
                subscriber.request(1)
                control.choose(value + 1)
            }
            control.valuePublisher.subscribe(subscriber)
            control.choose(1)
            control.choose(9)
            #expect(subscriber.received == [1, 2, 3])
            subscriber.cancel()
        }

        @Test("Random scripts agree with a simple count of the demand", arguments: 0..<200)
        func random(seed: UInt64) {
            var random = SplitMix64(state: seed)
            let initial: InitialValue = Bool.random(using: &random) ? .sent : .omitted
            let control = ValueControl(-1)
            let subscriber = ManualSubscriber<Int>()
            control.publisher(for: \.value, on: .valueChanged, initialValue: initial).subscribe(subscriber)
            var expected: [Int] = []
            var credit = 0
            var owes = initial == .sent
            var isCancelled = false
            for value in 0..<40 {
                switch Int.random(in: 0..<10, using: &random) {
                case 0..<3:
                    let count = Int.random(in: 1...3, using: &random)
                    subscriber.request(count)
                    guard !isCancelled else { break }
                    credit += count
                    if owes {
                        owes = false
                        credit -= 1
                        expected.append(control.value)
                    }
                case 9 where Int.random(in: 0..<8, using: &random) == 0:
                    subscriber.cancel()
                    isCancelled = true
                default:
                    control.choose(value)
                    if credit > 0, !isCancelled {
                        credit -= 1
                        expected.append(value)
                    }
                }
            }
            #expect(subscriber.received == expected)
            #expect(subscriber.completions == 0)
            subscriber.cancel()
            #expect(control.targetCount == 0)
        }
    }
#endif
