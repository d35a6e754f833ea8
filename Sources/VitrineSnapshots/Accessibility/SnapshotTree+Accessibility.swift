import VitrineAccessibility

extension SnapshotTree {
    /// What assistive technology is informed of the page or fragment; the nodes name their sources in this tree.
    ///
    /// Takes time in proportion to the tree, each time that it is asked for.
    package var accessibility: AccessibilityTree {
        let canonical = CanonicalDocument(self)
        return AccessibilityTree(canonical.document).shifted(by: -canonical.lead)
    }

    /// The accessibility snapshot of the page or fragment, as ``AccessibilityPrinter`` writes it.
    package var accessibilityText: String { AccessibilityPrinter.text(accessibility) }
}
