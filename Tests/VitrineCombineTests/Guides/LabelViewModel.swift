#if canImport(Combine) || Combine
    import VitrineCombine
    import VitrineComponents

    final class LabelViewModel: LifecycleViewModel {
        @Published private(set) var labelModel = Label.Model()

        func didChange(state: LifecycleState) {
            switch state {
            case .didLoad: labelModel = .init(text: "test")
            default: break
            }
        }
    }

    /// An object that shows a label, as a view controller would.
    final class LabelScreen {
        private(set) var label = Label()
        let viewModel: LabelViewModel
        private var subscriptions = Set<AnyCancellable>()

        init(viewModel: LabelViewModel) {
            self.viewModel = viewModel
            viewModel.$labelModel
                .withUnretained(self)
                .sink(receiveCompletion: { _ in }, receiveValue: { $0.label.update(with: $1) })
                .store(in: &subscriptions)
        }
    }
#endif
