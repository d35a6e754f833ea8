import Vitrine
import VitrineKit

/// An example of one detection rule: the patterns, and the text in which they are searched for.
struct DetectionExample: Component {
    var title: LocalizedText
    var label: TappableLabel
}
