import Vitrine
import VitrineKit

/// One rule of detection: what is looked for, and the text in which it is found or not.
struct DetectionExample: Component {
    var title: LocalizedText
    var label: TappableLabel
}
