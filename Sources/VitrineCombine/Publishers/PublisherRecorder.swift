#if canImport(Combine) || Combine
    public import VitrineComponents

    /// Records the components that a publisher sends while its view model is used, and makes a story of each.
    ///
    /// ```swift
    /// let viewModel = GreetingViewModel()
    /// let recorder = PublisherRecorder(viewModel.$label)
    /// recorder.record("Load") { viewModel.didChange(state: .didLoad) }
    /// let stories = recorder.stories()  // "initial", "Load"
    /// ```
    ///
    /// Only values sent synchronously, on the thread that uses the view model, are certain to be recorded. Values that
    /// a publisher sends later, from a queue or a timer, are part of the next recording or of none; to record them,
    /// give the view model subjects that the test controls. For a view model that is `@Observable`,
    /// `ViewModelRecorder` does the same without a publisher.
    public final class PublisherRecorder<Shown: Component> {
        /// The recorded components, beginning with what the publisher sends on subscription; repeated values are left
        /// out.
        public private(set) var recording = Recording<Shown>()

        private var moment: (name: String, place: SourcePlace)
        private var keeping = KeptChanges.each
        private var latest: Shown?
        private var subscription: AnyCancellable?

        /// Subscribes to a publisher. What it sends on subscription is called `initial`.
        public init<Source: Publisher>(_ publisher: Source, file: String = #fileID, line: Int = #line)
        where Source.Output == Shown, Source.Failure == Never {
            moment = (Recording<Shown>.initialName, SourcePlace(file: file, line: line))
            subscription = publisher.sink { [weak self] in self?.receive($0) }
        }

        /// Runs actions on the view model and records what it shows in the meantime.
        /// - Parameters:
        ///   - name: the action, which names the stories.
        ///   - keeping: whether every component shown during the action is kept, or only the last.
        ///   - changes: performs the action. If it throws, what was shown before the error is kept.
        /// - Throws: any error that `changes` throws.
        public func record(
            _ name: String, keeping: KeptChanges = .each, file: String = #fileID, line: Int = #line,
            _ changes: () throws -> Void
        ) rethrows {
            let outer = (moment, self.keeping)
            moment = (name, SourcePlace(file: file, line: line))
            self.keeping = keeping
            defer {
                settle()
                (moment, self.keeping) = outer
            }
            try changes()
        }

        /// Returns a story for every component that was shown; see `Recording/stories(tags:)`.
        public func stories(tags: [String] = []) -> [Story] { recording.stories(tags: tags) }

        private func receive(_ component: Shown) {
            latest = component
            if keeping == .each { settle() }
        }

        private func settle() {
            guard let component = latest else { return }
            latest = nil
            recording.show(component, during: moment.name, at: moment.place)
        }
    }
#endif
