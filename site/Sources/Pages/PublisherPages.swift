import Vitrine

/// The pages about publishers of controls, with the values that they sent when the code ran.
enum PublisherPages {
    private static let notes = [
        "textPublisher": "Text set by code sends nothing, as in UIKit; after cancellation, nothing is sent either.",
        "ControlPublisher": "Any property, at the events that are named.",
        "ControlPublisher with an initial value": "On request, the current value is sent first.",
        "ControlSubscription and its demand": "Values that nobody requested are never sent, not even later.",
        "ControlEvent and tapPublisher": "The event is sent without a value; a disabled button cannot be tapped.",
        "withUnretained": "After the object is released, the next value is an error.",
        "@Published labelModel": "Empty at first, then the text; no value is sent twice.",
    ]

    /// Returns the page about all publishers except that of a label.
    static func section(_ traces: [PublisherTrace]) -> Section {
        Section(
            id: "control-publishers", title: "Publishers of controls",
            header: ListHeader(title: "Publishers of controls"),
            rows: traces.filter { $0.id != "label-model" }.map(story)
        )
        .group("Over time")
        .summary("Code of VitrineCombine, and what each line made a publisher send. A test runs the same lines.")
    }

    /// Returns the stories about the publisher of a label's text.
    static func label(_ traces: [PublisherTrace]) -> [Story] {
        traces.filter { $0.id == "label-model" }.map(story)
    }

    private static func story(_ trace: PublisherTrace) -> Story {
        Story(trace.title, id: trace.id, trace, notes: notes[trace.title] ?? "", tags: ["publisher"])
    }
}
