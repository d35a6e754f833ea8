import VitrineComponents
import VitrineConformance

/// A page as it will be written, with where its bytes came from. Valid until its renderer makes the next one.
struct ComposedPage {
    let frame: PageFrame
    /// The whole page.
    let bytes: UnsafeBufferPointer<UInt8>
    /// Which bytes came from which component, counted from `contentStart`.
    let sourceMap: SourceMap
    /// Where the content begins; nil for a layout without content.
    let contentStart: Int?
    /// Whether components wrote scripts that the page's policy blocks.
    let blocksScripts: Bool

    /// The page's path in the site.
    var path: String { frame.sitePath }

    /// The component that wrote a byte of the page; nil for bytes of the layout and of the frame.
    func provenance(at offset: Int) -> Provenance? {
        guard let contentStart, let span = sourceMap.span(at: min(offset, bytes.count - 1) - contentStart) else {
            return nil
        }
        return Provenance(component: span.component, instance: span.instance, source: span.place?.description)
    }

    /// What a component remarked, with the place in the page where it was about to write.
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
