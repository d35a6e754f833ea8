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
    /// Only values sent synchronously, on the thread that uses the view model, are certain to be recorded. A value that
    /// a publisher sends later, from a queue or a timer, may be recorded under another name, or not at all; to record
    /// such values, give the view model subjects that the test controls. For a view model that is `@Observable`,
    /// `ViewModelRecorder` does the same without a publisher.
    public final class PublisherRecorder<Shown: Component> {
        /// The recorded components, beginning with those that the publisher sends on subscription. A component equal to
        /// the previous one is left out.
        public private(set) var recording = Recording<Shown>()

        private var moment: (name: String, place: SourcePlace)
        private var keeping = KeptChanges.each
        private var latest: Shown?
        private var subscription: AnyCancellable?

        /// Subscribes to a publisher. A component that it sends on subscription, or later outside a recording, is
        /// recorded under the name `initial`.
        public init<Source: Publisher>(_ publisher: Source, file: String = #fileID, line: Int = #line)
        where Source.Output == Shown, Source.Failure == Never {
            moment = (Recording<Shown>.initialName, SourcePlace(file: file, line: line))
            subscription = publisher.sink { [weak self] in self?.receive($0) }
        }

        /// Performs an action on the view model and records the components that the publisher sends meanwhile.
        ///
        /// A recording may be nested in another one. If the outer one keeps each component, the components sent before
        /// the inner one belong to the outer one. If the outer one keeps only the last component, the last one sent
        /// before the inner one counts as sent during the inner one.
        /// - Parameters:
        ///   - name: the name of the action, which is also that of its stories.
        ///   - keeping: whether every component sent during the action is kept, or only the last.
        ///   - changes: a closure that performs the action. If it throws, the components sent before the error are
        ///     kept.
        /// - Throws: any error that `changes` throws.
        public func record(
            _ name: String, keeping: KeptChanges = .each, file: String = #fileID, line: Int = #line,
            _ changes: () throws -> Void
        ) rethrows {
            let outer = (moment, self.keeping)
            moment = (name, SourcePlace(file: file, line: line))
            self.keeping = keeping
            if keeping == .each { settle() }
            defer {
                settle()
                (moment, self.keeping) = outer
            }
            try changes()
        }

        /// Returns a story for every recorded component; see `Recording/stories(tags:)`.
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
