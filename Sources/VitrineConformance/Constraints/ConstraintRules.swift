import VitrineMarkup

/// The rules for dependencies between elements and attributes: ids and references, values that must be consistent, and
/// elements and names that may occur only once.
enum ConstraintRules: RuleGroup {
    private static let parts: [any RuleGroup.Type] = [
        IDRules.self, IDReferenceRules.self, GraphicsReferenceRules.self, ImageMapRules.self, SourceSetRules.self,
        BaseRules.self,
        HeadLinkRules.self,
        GaugeRules.self, FieldValueRules.self, SelectRules.self, RadioRules.self, FormNameRules.self, InvokerRules.self,
        DetailsRules.self, TrackRules.self, FrameRules.self, ShadowRootRules.self, TermRules.self,
    ]

    static var rules: [Rule] { parts.flatMap { $0.rules } }

    static func check(_ page: PageTree, _ report: Report) {
        for part in parts { part.check(page, report) }
    }
}
