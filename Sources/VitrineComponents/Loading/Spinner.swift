import VitrineHTML

/// A rotating ring, animated by the stylesheet unless the reader prefers reduced motion. It is hidden from assistive
/// technology, because the text next to it has the same meaning.
enum Spinner {
    static func write(_ html: HTML) {
        html.svg(.class("spinner"), .viewBox("0 0 24 24"), .width(20), .height(20), .aria("hidden", "true")) { svg in
            svg.circle(.cx("12"), .cy("12"), .r("9"), .class("spinner-track"))
            svg.path(.d("M12 3a9 9 0 0 1 9 9"))
        }
    }
}
