import Vitrine
import VitrineKit

/// The page about a view model whose content changes over time.
enum LifecyclePages {
    static var sections: [Section] { [lifecycle] }

    private static var lifecycle: Section {
        Section(
            id: "lifecycle", title: "A view model over time",
            header: ListHeader(title: "From loading to leaving"),
            footer: ListFooter(text: "The last four show the view model while the listener skips.")
        ) {
            for story in states {
                Badge(text: LocalizedText(key: story.name))
                story
            }
            RowSpacer(type: .fixed(30))
            for story in changes {
                Badge(text: LocalizedText(key: story.name), tone: .accent)
                story
            }
        }
        .group("Over time")
        .summary("A player is taken through the states of its screen; every state is a story.")
        .storyPages(.named)
    }

    private static let notes = [
        "initial": "The view model has not received any event yet.",
        "didLoad": "The episode is known, and where it was stopped the last time.",
        "willAppear": "The sound is loaded while the screen appears.",
        "didAppear": "It plays as soon as it is visible.",
        "willDisappear": "Leaving pauses it, a minute and a half later.",
        "didDisappear": "The position is kept for the next time.",
    ]

    private static var states: [Story] {
        Story.lifecycle(of: EpisodeViewModel(), tags: ["lifecycle", "state"], showing: \.card).map { story in
            var story = story
            story.notes = notes[story.name] ?? ""
            return story
        }
    }

    private static var changes: [Story] {
        let viewModel = EpisodeViewModel()
        for state in [LifecycleState.didLoad, .willAppear, .didAppear] { viewModel.didChange(state: state) }
        let recorder = ViewModelRecorder(viewModel, showing: \.card)
        recorder.record("Skip") { viewModel in
            viewModel.skip(seconds: 600)
            viewModel.skip(seconds: 300)
        }
        recorder.record("Skip past the end", keeping: .last) { $0.skip(seconds: 600) }
        recorder.record("Start again", keeping: .last) { $0.restart() }
        return recorder.stories(tags: ["change"]).dropFirst().map { story in
            var story = story
            // The address of the story is published, so it stays the one that was made from the former name.
            if story.name == "Start again" { story.id = "Begin anew" }
            return story
        }
    }
}
