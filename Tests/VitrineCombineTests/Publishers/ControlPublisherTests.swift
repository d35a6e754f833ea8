#if canImport(Combine) || Combine
    import Testing

    @testable import VitrineCombine

    @Suite("Publishers of controls")
    struct ControlPublisherTests {
        @Test("The text is sent for every editing event and for valueChanged, even if it is empty")
        func text() {
            let field = TextControl()
            var texts: [String?] = []
            let subscription = field.textPublisher.sink { texts.append($0) }
            #expect(texts == [])
            field.beginEditing()
            #expect(texts == [""])
            field.type("ab")
            field.endEditing()
            #expect(texts == ["", "a", "ab", "ab"])
            field.text = nil
            #expect(texts.count == 4)
            field.send(.valueChanged)
            #expect(texts == ["", "a", "ab", "ab", nil])
            field.send(.touchUpInside)
            #expect(texts.count == 5)
            subscription.cancel()
        }

        @Test("Only taps are sent")
        func tap() {
            let button = ButtonControl()
            var taps = 0
            let subscription = button.tapPublisher.sink { taps += 1 }
            button.tap()
            button.send(.valueChanged)
            button.tap()
            #expect(taps == 2)
            subscription.cancel()
            button.tap()
            #expect(taps == 2)
            #expect(button.targetCount == 0)
        }

        @Test(
            "The initial value is omitted, or sent once with the first demand",
            arguments: [(InitialValue.omitted, ["later"]), (.sent, ["now", "later"])])
        func initialValue(choice: InitialValue, expected: [String]) {
            let control = ValueControl("before")
            let publisher = ControlPublisher(
                control: control, keyPath: \ValueControl<String>.value, events: .valueChanged, initialValue: choice)
            let subscriber = ManualSubscriber<String>()
            publisher.subscribe(subscriber)
            control.value = "now"
            #expect(subscriber.received == [])
            subscriber.request(1)
            subscriber.request(1)
            control.choose("later")
            #expect(subscriber.received == expected)
        }

        @Test("The initial value is omitted by default")
        func standard() {
            let control = ValueControl(1)
            let subscriber = ManualSubscriber<Int>(.unlimited)
            control.publisher(for: \.value, on: .valueChanged).subscribe(subscriber)
            #expect(subscriber.received == [])
        }

        @Test("A key path can refer to a property of a subclass")
        func subclass() {
            final class Slider: ValueControl<Int> { var doubled: Int { value * 2 } }
            let slider = Slider(4)
            var values: [Int] = []
            let subscription = slider.publisher(for: \.doubled, on: .valueChanged, initialValue: .sent).sink {
                values.append($0)
            }
            slider.choose(5)
            #expect(values == [8, 10])
            subscription.cancel()
        }

        @Test("Every subscriber gets every value until it cancels, in the order of the subscriptions")
        func manySubscribers() {
            let control = ValueControl(0)
            var received: [String] = []
            var subscriptions = (0..<200).map { number in
                control.valuePublisher.sink { received.append("\(number):\($0)") }
            }
            control.choose(1)
            #expect(received == (0..<200).map { "\($0):1" })
            subscriptions.removeFirst(100)
            #expect(control.targetCount == 100)
            received = []
            control.choose(2)
            #expect(received == (100..<200).map { "\($0):2" })
            subscriptions = []
            #expect(control.targetCount == 0)
        }

        @Test("A value that is chosen while another one is sent is sent at once")
        func reentrant() {
            let control = ValueControl(0)
            var values: [Int] = []
            let subscription = control.valuePublisher.sink { value in
                values.append(value)
                if value < 4 { control.choose(value + 1) }
            }
            control.choose(1)
            #expect(values == [1, 2, 3, 4])
            subscription.cancel()
        }

        @Test("A subscriber that subscribes while an event is sent gets the next one")
        func subscribedMeanwhile() {
            let control = ValueControl(0)
            var late: [Int] = []
            var subscriptions: Set<AnyCancellable> = []
            control.valuePublisher.first()
                .sink { _ in control.valuePublisher.sink { late.append($0) }.store(in: &subscriptions) }
                .store(in: &subscriptions)
            control.choose(1)
            #expect(late == [])
            control.choose(2)
            #expect(late == [2])
            subscriptions = []
        }
    }
#endif
