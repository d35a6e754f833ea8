import VitrineComponents
import VitrineHTML

/// A page as a browser drew it before and now: side by side, as an overlay, with a slider, or alternating. No script is
/// needed.
struct ReviewPixels: Component {
    /// The identifier, unique on the page of the review.
    var name: String
    /// The difference as a sentence.
    var sentence: String
    /// The addresses of the two pictures.
    var before: String
    var after: String

    /// The ways to compare the pictures: the value and the label of each.
    static let ways = [("side", "Side by side"), ("overlay", "Overlay"), ("slider", "Slider"), ("flicker", "Flicker")]
}

struct ReviewPixelsView: ComponentView {
    private let pixels: ReviewPixels

    init(viewModel: ReviewPixels) { pixels = viewModel }

    func body(_ html: HTML) throws {
        html.figure(.class("pixels")) {
            html.figcaption(pixels.sentence, .dir("auto"))
            html.fieldset(.class("ways")) {
                html.legend("Pictures", .class("hidden"))
                for (value, words) in ReviewPixels.ways {
                    html.label {
                        html.input(
                            .type("radio"), .name(pixels.name), .value(value), .when(value == "side", .checked))
                        html.text(" \(words)")
                    }
                }
            }
            html.div(.class("shots")) {
                html.div(.class("was")) { html.img(.src(pixels.before), .alt("Before"), .loading("lazy")) }
                html.div(.class("now")) { html.img(.src(pixels.after), .alt("Now"), .loading("lazy")) }
            }
        }
    }
}
