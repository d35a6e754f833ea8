#if canImport(Combine) || Combine
    import VitrineCombine
    import VitrineComponents

    /// A record of the values that a publisher sent, step by step; the first step is the subscription.
    final class Sent {
        private(set) var steps: [[String]] = [[]]

        func append(_ value: String?) { note(value.map { "\"\($0)\"" } ?? "nil") }
        func append(_ value: Int) { note("\(value)") }
        func append(_ value: Void) { note("()") }
        func append(_ completion: Subscribers.Completion<any Error>) {
            switch completion {
            case .finished: note("finished")
            case .failure(let error): note("failure(\(error))")
            }
        }

        func step(_ work: () -> Void) {
            steps.append([])
            work()
        }

        private func note(_ text: String) { steps[steps.count - 1].append(text) }
    }

    /// A subscriber that requests values when a test tells it to.
    final class Reader<Input>: Subscriber {
        typealias Failure = Never

        private var subscription: (any Subscription)?
        private let receive: (Input) -> Void

        init(_ receive: @escaping (Input) -> Void) { self.receive = receive }

        func receive(subscription: any Subscription) { self.subscription = subscription }
        func receive(_ input: Input) -> Subscribers.Demand {
            receive(input)
            return .none
        }
        func receive(completion: Subscribers.Completion<Never>) {}
        func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }
        func cancel() { subscription?.cancel() }
    }

    private final class Screen {
        let name: String

        init(name: String) { self.name = name }
    }

    /// The examples of the page `control-publishers`. The code of each example in this file is between a comment that
    /// consists of its id and a comment `end`.
    enum Example: String, CaseIterable {
        case textPublisher = "text-publisher"
        case controlPublisher = "control-publisher"
        case initialValue = "initial-value"
        case subscription
        case controlEvent = "control-event"
        case withUnretained = "with-unretained"
        case labelModel = "label-model"

        static let file = "Tests/VitrineCombineTests/Publishers/PublisherExamples.swift"

        func run(_ sent: Sent) {
            switch self {
            case .textPublisher: Self.textPublisher(sent)
            case .controlPublisher: Self.controlPublisher(sent)
            case .initialValue: Self.initialValue(sent)
            case .subscription: Self.subscription(sent)
            case .controlEvent: Self.controlEvent(sent)
            case .withUnretained: Self.withUnretained(sent)
            case .labelModel: Self.labelModel(sent)
            }
        }

        private static func textPublisher(_ sent: Sent) {
            // text-publisher
            let field = TextControl()
            let subscription = field.textPublisher.sink { sent.append($0) }
            sent.step { field.beginEditing() }
            sent.step { field.type("an") }
            sent.step { field.text = "set by code" }
            sent.step { field.replaceText(with: "ann.lee") }
            sent.step { field.endEditing() }
            sent.step { subscription.cancel() }
            sent.step { field.type("!") }
            // end
        }

        private static func controlPublisher(_ sent: Sent) {
            // control-publisher
            let field = TextControl(text: "ann")
            let lengths = ControlPublisher(control: field, keyPath: \TextControl.text, events: .editingChanged)
                .map { ($0 ?? "").count }
            let subscription = lengths.sink { sent.append($0) }
            sent.step { field.beginEditing() }
            sent.step { field.type(".l") }
            sent.step { field.replaceText(with: "") }
            // end
            subscription.cancel()
        }

        private static func initialValue(_ sent: Sent) {
            // initial-value
            let field = TextControl(text: "ann")
            let texts = field.publisher(for: \.text, on: .allEditingEvents, initialValue: .sent)
            let subscription = texts.sink { sent.append($0) }
            sent.step { field.beginEditing() }
            sent.step { field.type("a") }
            // end
            subscription.cancel()
        }

        private static func subscription(_ sent: Sent) {
            // subscription
            let field = TextControl()
            let reader = Reader<String?> { sent.append($0) }
            field.textPublisher.subscribe(reader)
            sent.step { field.type("a") }
            sent.step { reader.request(.max(1)) }
            sent.step { field.type("nn") }
            sent.step { reader.request(.unlimited) }
            sent.step { field.type("a") }
            sent.step { reader.cancel() }
            sent.step { field.type("!") }
            // end
        }

        private static func controlEvent(_ sent: Sent) {
            // control-event
            let button = ButtonControl()
            let taps = ControlEvent(control: button, events: .touchUpInside)
            let subscription = taps.sink { sent.append($0) }
            sent.step { button.tap() }
            sent.step { button.isEnabled = false }
            sent.step { button.tap() }
            sent.step { button.isEnabled = true }
            sent.step { button.tap() }
            // end
            subscription.cancel()
        }

        private static func withUnretained(_ sent: Sent) {
            // with-unretained
            var screens = [Screen(name: "login")]
            let texts = PassthroughSubject<String, Never>()
            let subscription = texts.withUnretained(screens[0]).sink(
                receiveCompletion: { sent.append($0) }, receiveValue: { sent.append("\($0.name): \($1)") })
            sent.step { texts.send("a") }
            sent.step { screens.removeAll() }
            sent.step { texts.send("b") }
            // end
            subscription.cancel()
        }

        private static func labelModel(_ sent: Sent) {
            // label-model
            let viewModel = LabelViewModel()
            let subscription = viewModel.$labelModel.sink { sent.append($0.text) }
            sent.step { viewModel.didChange(state: .didLoad) }
            sent.step { viewModel.didChange(state: .willAppear) }
            sent.step { viewModel.didChange(state: .didAppear) }
            sent.step { viewModel.didChange(state: .willDisappear) }
            sent.step { viewModel.didChange(state: .didDisappear) }
            // end
            subscription.cancel()
        }
    }
#endif
