#if canImport(Combine) || Combine
    import Testing

    @testable import VitrineCombine

    @Suite("Controls")
    struct ControlTests {
        /// Returns the names of the events that a control sends while `body` runs, in order.
        private func events(of control: Control, _ body: () -> Void) -> [String] {
            var sent: [String] = []
            let names: [(Control.Event, String)] = [
                (.touchUpInside, "touchUpInside"), (.valueChanged, "valueChanged"),
                (.editingDidBegin, "editingDidBegin"),
                (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
                (.editingDidEndOnExit, "editingDidEndOnExit"),
            ]
            let targets = names.map { event, name in
                control.addTarget(for: event, action: { sent.append(name) }, end: {})
            }
            body()
            for target in targets { control.removeTarget(target) }
            return sent
        }

        @Test("Events have the raw values of UIControl.Event")
        func numbers() {
            #expect(Control.Event.touchUpInside.rawValue == 64)
            #expect(Control.Event.valueChanged.rawValue == 4096)
            #expect(Control.Event.allEditingEvents.rawValue == 983_040)
            for event in [Control.Event.editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit] {
                #expect(Control.Event.allEditingEvents.contains(event))
            }
            #expect(Control.Event.allEditingEvents.isDisjoint(with: [.valueChanged, .touchUpInside]))
            #expect(Control.Event.allTouchEvents.contains(.touchUpInside))
            #expect(
                Control.Event.allEvents.isSuperset(of: [.allEditingEvents, .allTouchEvents, .primaryActionTriggered]))
        }

        @Test("Typing begins editing and sends an event for each Character")
        func typing() {
            let field = TextControl()
            #expect(events(of: field) { field.type("a👍🏽") } == ["editingDidBegin", "editingChanged", "editingChanged"])
            #expect(field.text == "a👍🏽")
            #expect(field.isEditing)
            #expect(events(of: field) { field.type("b") } == ["editingChanged"])
            #expect(events(of: field) { field.replaceText(with: "new") } == ["editingChanged"])
            #expect(field.text == "new")
            #expect(events(of: field) { field.endEditing() } == ["editingDidEnd"])
            #expect(events(of: field) { field.endEditing() } == [])
            let entered = events(of: field) {
                field.beginEditing()
                field.endEditing(withReturnKey: true)
            }
            #expect(entered == ["editingDidBegin", "editingDidEndOnExit", "editingDidEnd"])
        }

        @Test("Disabled and hidden controls do nothing")
        func inoperable() {
            let field = TextControl(text: nil)
            field.isEnabled = false
            let button = ButtonControl()
            button.isHidden = true
            let box = ValueControl(false)
            box.isEnabled = false
            var done: [Bool] = []
            #expect(events(of: field) { done += [field.type("a"), field.replaceText(with: "a")] } == [])
            #expect(field.text == nil)
            #expect(events(of: button) { done.append(button.tap()) } == [])
            #expect(events(of: box) { done.append(box.choose(true)) } == [])
            #expect(done == [false, false, false, false])
            #expect(!box.value)
            #expect(events(of: button) { button.send(.touchUpInside) } == ["touchUpInside"])
        }

        @Test("A field that is disabled after the first Character does not accept the second one")
        func disabledMeanwhile() {
            let field = TextControl()
            let subscription = field.publisher(for: \.text, on: .editingChanged).sink { _ in field.isEnabled = false }
            #expect(!field.type("ab"))
            #expect(field.text == "a")
            subscription.cancel()
        }

        @Test("A target of several events is called once for an event that belongs to several")
        func once() {
            let button = ButtonControl()
            var count = 0
            let target = button.addTarget(for: .allEvents, action: { count += 1 }, end: {})
            button.tap()
            #expect(count == 1)
            button.removeTarget(target)
            button.removeTarget(target)
            button.tap()
            #expect(count == 1)
            #expect(button.targetCount == 0)
        }

        @Test("Targets are called in the order in which they were added, even if others were removed")
        func order() {
            let control = Control()
            var called: [Int] = []
            let targets = (0..<100).map { number in
                control.addTarget(for: .valueChanged, action: { called.append(number) }, end: {})
            }
            for number in stride(from: 0, to: 100, by: 3) { control.removeTarget(targets[number]) }
            control.send(.valueChanged)
            #expect(called == (0..<100).filter { $0 % 3 != 0 })
        }

        @Test("A choice by the user is sent, a change by code is not")
        func choice() {
            let box = ValueControl("a")
            var values: [String] = []
            let subscription = box.valuePublisher.sink { values.append($0) }
            box.value = "b"
            #expect(box.choose("c"))
            #expect(values == ["c"])
            subscription.cancel()
        }
    }
#endif
