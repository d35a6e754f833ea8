#if canImport(Combine) || Combine
    import Testing
    import VitrineCombine

    @Suite("withUnretained")
    struct WithUnretainedTests {
        private final class Owner {
            var texts: [String] = []
        }

        private struct Broken: Error {}

        @Test("Values are sent with the object, which is not retained; without it the next value is a failure")
        func pairs() {
            let subject = CurrentValueSubject<String, Never>("a")
            var owner: Owner? = Owner()
            weak let seen = owner
            var values = 0
            var failures: [UnretainedError?] = []
            let subscription = owner.map {
                subject.withUnretained($0).sink { completion in
                    if case .failure(let error) = completion { failures.append(error as? UnretainedError) }
                } receiveValue: { owner, text in
                    owner.texts.append(text)
                    values += 1
                }
            }
            subject.send("b")
            #expect(owner?.texts == ["a", "b"])
            owner = nil
            #expect(seen == nil)
            #expect(failures == [])
            subject.send("c")
            #expect(failures == [.failedRetaining])
            subject.send("d")
            #expect(values == 2)
            #expect(failures.count == 1)
            subscription?.cancel()
        }

        @Test("The completion of the publisher is passed on, also if it is an error")
        func completion() {
            let owner = Owner()
            let subject = PassthroughSubject<Int, Broken>()
            var ends: [String] = []
            let subscription = subject.withUnretained(owner).sink { completion in
                switch completion {
                case .finished: ends.append("finished")
                case .failure(let error): ends.append("\(type(of: error))")
                }
            } receiveValue: { _, _ in
            }
            subject.send(completion: .failure(Broken()))
            #expect(ends == ["Broken"])
            subscription.cancel()
            let other = Just(1).withUnretained(owner).sink { _ in
                ends.append("end")
            } receiveValue: { _, _ in
            }
            #expect(ends == ["Broken", "end"])
            other.cancel()
        }

        @Test("Demand is passed on")
        func demand() {
            let owner = Owner()
            var count = 0
            let subscription = [1, 2, 3, 4].publisher.withUnretained(owner).prefix(2).sink { _ in
            } receiveValue: { _, _ in
                count += 1
            }
            #expect(count == 2)
            subscription.cancel()
        }
    }
#endif
