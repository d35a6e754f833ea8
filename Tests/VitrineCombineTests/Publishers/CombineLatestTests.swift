#if canImport(Combine) || Combine
    import TestSupport
    import Testing
    import VitrineCombine

    @Suite("combineLatest and merge")
    struct CombineLatestTests {
        private struct Broken: Error {}

        private let left = PassthroughSubject<Int, Broken>()
        private let right = PassthroughSubject<String, Broken>()

        /// Returns the values that a publisher sends on subscription and while `body` runs, followed by `finished` or
        /// `failed` if it ends.
        private func received<Source: Publisher>(_ publisher: Source, _ body: () -> Void) -> [String] {
            var received: [String] = []
            let subscription = publisher.sink { completion in
                switch completion {
                case .finished: received.append("finished")
                case .failure: received.append("failed")
                }
            } receiveValue: {
                received.append("\($0)")
            }
            body()
            subscription.cancel()
            return received
        }

        @Test("Each value is sent with the latest one of the other side, once both sides have sent one")
        func values() {
            let received = received(left.combineLatest(right) { "\($0)\($1)" }) {
                left.send(1)
                left.send(2)
                right.send("a")
                right.send("b")
                left.send(3)
            }
            #expect(received == ["2a", "2b", "3b"])
        }

        @Test("Initial values are combined at once, and nil is a value")
        func present() {
            let one = CurrentValueSubject<String?, Never>(nil)
            let two = CurrentValueSubject<String?, Never>("x")
            let received = received(one.combineLatest(two) { "\($0 ?? "-")\($1 ?? "-")" }) {
                two.send(nil)
                one.send("y")
            }
            #expect(received == ["-x", "--", "y-"])
        }

        @Test("It finishes when both publishers have finished")
        func finished() {
            let received = received(left.combineLatest(right) { "\($0)\($1)" }) {
                left.send(1)
                left.send(completion: .finished)
                right.send("a")
                right.send("b")
                right.send(completion: .finished)
            }
            #expect(received == ["1a", "1b", "finished"])
        }

        @Test("It fails when one publisher fails, and cancels the other one")
        func failed() {
            var cancelled = 0
            let received = received(
                left.combineLatest(right.handleEvents(receiveCancel: { cancelled += 1 })) { "\($0)\($1)" }
            ) {
                left.send(1)
                right.send("a")
                left.send(completion: .failure(Broken()))
                #expect(cancelled == 1)
                right.send("b")
            }
            #expect(received == ["1a", "failed"])
        }

        @Test("Cancelling cancels both publishers, even while a value is received")
        func cancelled() {
            var cancelled: [String] = []
            var values: [String] = []
            let first = left.handleEvents(receiveCancel: { cancelled.append("left") })
            let second = right.handleEvents(receiveCancel: { cancelled.append("right") })
            let subscriber = AnySubscriber<String, Broken>.cancelling { values.append($0) }
            first.combineLatest(second) { "\($0)\($1)" }.subscribe(subscriber)
            left.send(1)
            right.send("a")
            right.send("b")
            #expect(values == ["1a"])
            #expect(cancelled.sorted() == ["left", "right"])
        }

        /// An object that runs a closure when the object is deallocated.
        private final class Releasing {
            let work: () -> Void
            init(_ work: @escaping () -> Void) { self.work = work }
            deinit { work() }
        }

        @Test("A value may cancel the subscription while it is released")
        func cancelledByReleasedValue() {
            let one = PassthroughSubject<Releasing, Never>()
            let two = PassthroughSubject<Int, Never>()
            let subscriber = ManualSubscriber<(Releasing, Int)>(.unlimited)
            one.combineLatest(two).subscribe(subscriber)
            var count = 0
            one.send(
                Releasing {
                    subscriber.cancel()
                    count += 1
                })
            // The second value replaces the first one, which is then released.
            one.send(Releasing {})
            #expect(count == 1)
        }

        @Test("Three and four publishers")
        func more() {
            let (a, b, c, d) = (subject(1), subject(2), subject(3), subject(4))
            #expect(
                received(a.combineLatest(b, c) { "\($0)\($1)\($2)" }) { c.send(5) } == ["123", "125"])
            #expect(
                received(a.combineLatest(b, c, d) { "\($0)\($1)\($2)\($3)" }) { a.send(0) } == ["1254", "0254"])
            #expect(received(a.combineLatest(b, c).map { $0.2 }) {} == ["5"])
            #expect(received(a.combineLatest(b, c, d).map { $0.3 }) {} == ["4"])
        }

        private func subject(_ value: Int) -> CurrentValueSubject<Int, Never> { CurrentValueSubject(value) }

        @Test("There are no more values than requested, no older ones, and no repetitions", arguments: 0..<200)
        func random(seed: UInt64) {
            var random = SplitMix64(state: seed)
            let one = CurrentValueSubject<Int, Never>(0)
            let two = CurrentValueSubject<Int, Never>(0)
            let subscriber = ManualSubscriber<(Int, Int)>()
            one.combineLatest(two).subscribe(subscriber)
            var asked = 0
            for value in 1..<40 {
                switch Int.random(in: 0..<3, using: &random) {
                case 0:
                    let count = Int.random(in: 1...2, using: &random)
                    asked += count
                    subscriber.request(count)
                case 1: one.send(value)
                default: two.send(value)
                }
                #expect(subscriber.received.count <= asked)
            }
            for (earlier, later) in zip(subscriber.received, subscriber.received.dropFirst()) {
                #expect(earlier.0 <= later.0 && earlier.1 <= later.1 && earlier != later)
            }
            subscriber.cancel()
            let count = subscriber.received.count
            one.send(-1)
            #expect(count > 0 || asked == 0)
            #expect(subscriber.received.count == count)
        }

        @Test("With unlimited demand, every pair is sent", arguments: 0..<50)
        func unlimited(seed: UInt64) {
            var random = SplitMix64(state: seed)
            let one = PassthroughSubject<Int, Never>()
            let two = PassthroughSubject<Int, Never>()
            let subscriber = ManualSubscriber<[Int]>(.unlimited)
            one.combineLatest(two) { [$0, $1] }.subscribe(subscriber)
            var latest: [Int?] = [nil, nil]
            var expected: [[Int]] = []
            for value in 0..<40 {
                let side = Int.random(in: 0..<2, using: &random)
                latest[side] = value
                [one, two][side].send(value)
                if let a = latest[0], let b = latest[1] { expected.append([a, b]) }
            }
            #expect(subscriber.received == expected)
            subscriber.cancel()
        }

        @Test("Neither the publishers nor the subscriber are retained after cancelling")
        func lifetime() {
            weak var seen: ManualSubscriber<(Int, Int)>?
            weak var seenSubject: CurrentValueSubject<Int, Never>?
            do {
                let one = subject(1)
                let subscriber = ManualSubscriber<(Int, Int)>(.unlimited)
                one.combineLatest(subject(2)).subscribe(subscriber)
                #expect(subscriber.received.count == 1)
                (seen, seenSubject) = (subscriber, one)
                subscriber.cancel()
            }
            #expect(seen == nil)
            #expect(seenSubject == nil)
        }

        @Test("merge sends the values of both publishers until both have finished")
        func merge() {
            let other = PassthroughSubject<Int, Broken>()
            let received = received(left.merge(with: other)) {
                left.send(1)
                other.send(2)
                left.send(completion: .finished)
                other.send(3)
                other.send(completion: .finished)
            }
            #expect(received == ["1", "2", "3", "finished"])
        }
    }

    extension AnySubscriber {
        /// Returns a subscriber that requests unlimited values and cancels after the first one.
        fileprivate static func cancelling(_ body: @escaping (Input) -> Void) -> AnySubscriber {
            var own: (any Subscription)?
            return AnySubscriber(
                receiveSubscription: {
                    own = $0
                    $0.request(.unlimited)
                },
                receiveValue: {
                    body($0)
                    own?.cancel()
                    own = nil
                    return .unlimited
                })
        }
    }
#endif
