import VitrineComponents
import VitrineConformance

/// A page as it will be written, with the origin of its bytes. It is valid until its renderer makes the next one.
struct ComposedPage {
    let frame: PageFrame
    /// The whole page.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Which bytes came from which component; offsets are relative to `contentStart`.
    let sourceMap: SourceMap
    /// The offset at which the content begins; nil if the layout has no content.
    let contentStart: Int?
    /// Whether the content has scripts or event handlers that the page's policy blocks.
    let blocksScripts: Bool

    /// The page's path in the site.
    var path: String { frame.sitePath }

    /// The component that wrote a byte of the page; nil for bytes that no component wrote, such as those of the layout.
    func provenance(at offset: Int) -> Provenance? {
        guard let contentStart, let span = sourceMap.span(at: min(offset, bytes.count - 1) - contentStart) else {
            return nil
        }
        return Provenance(component: span.component, instance: span.instance, source: span.place?.description)
    }

    /// A finding for a remark of a component, with the place in the page where the component was about to write.
    func finding(_ remark: RenderSession.Located) -> Finding {
        let end = min((contentStart ?? 0) + remark.offset, bytes.count)
        var line = 1
        var column = 1
        for byte in bytes[..<end] {
            if byte == 0x0A {
                line += 1
                column = 1
            } else {
                column += 1
            }
        }
        let problem = remark.problem
        return Finding(
            path: path, line: line, column: column, severity: .warning, rule: problem.error.rule,
            message: "\(problem.error)", component: problem.component, instance: problem.instance,
            source: problem.place?.description)
    }
}
