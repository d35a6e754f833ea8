#if canImport(Combine) || Combine
    import Testing
    import VitrineCombine

    @Suite("VitrineCombine from outside")
    struct CombineTests {
        @Test("A publisher of Combine or OpenCombine sends values")
        func publishes() {
            let subject = PassthroughSubject<Int, Never>()
            var values: [Int] = []
            let subscription = subject.map { $0 * 2 }.sink { values.append($0) }
            subject.send(21)
            subscription.cancel()
            #expect(values == [42])
        }
    }
#endif
