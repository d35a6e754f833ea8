import Vitrine
import VitrineKit

/// An example of one detection rule: the pattern, and a text in which it is found or not.
struct DetectionExample: Component {
    var title: LocalizedText
    var label: TappableLabel
}
