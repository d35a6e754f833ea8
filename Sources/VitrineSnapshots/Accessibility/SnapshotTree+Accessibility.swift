import VitrineAccessibility

extension SnapshotTree {
    /// The accessibility tree of the page or fragment; its nodes refer to their sources in the snapshot tree.
    ///
    /// Every access takes time proportional to the size of the snapshot tree.
    package var accessibility: AccessibilityTree {
        let canonical = CanonicalDocument(self)
        return AccessibilityTree(canonical.document).shifted(by: -canonical.lead)
    }

    /// The accessibility snapshot of the page or fragment, as ``AccessibilityPrinter`` writes it.
    package var accessibilityText: String { AccessibilityPrinter.text(accessibility) }
}
