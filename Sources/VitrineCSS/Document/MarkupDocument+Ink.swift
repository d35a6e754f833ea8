import VitrineMarkup
import VitrineSupport

extension MarkupDocument {
    /// Whether a text contains anything but whitespace.
    func hasInk(_ text: Node) -> Bool {
        let bytes = self.text.span
        for index in Int(text.start)..<Int(text.start + text.count) where !bytes[index].isHTMLSpace { return true }
        return false
    }
}
