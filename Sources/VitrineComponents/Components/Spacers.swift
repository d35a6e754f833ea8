import VitrineHTML

/// How much room a spacer takes.
public enum SpacerType: Hashable, Sendable {
    /// An equal share of the height that the page leaves over.
    case flexible
    /// A height in CSS pixels; less than nothing counts as nothing.
    case fixed(Int)
}

/// Empty room between rows. Registered in every registry.
public struct RowSpacer: Component {
    /// How much room.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}

/// Empty room in the place of a header or footer. Registered in every registry.
public struct HeaderFooterSpacer: Component {
    /// How much room.
    public var type: SpacerType

    /// Creates a spacer.
    public init(type: SpacerType) { self.type = type }
}

struct RowSpacerView: ComponentView {
    let type: SpacerType

    init(viewModel: RowSpacer) { type = viewModel.type }

    func body(_ html: HTML) { spacer(type, html) }
}

struct HeaderFooterSpacerView: ComponentView {
    let type: SpacerType

    init(viewModel: HeaderFooterSpacer) { type = viewModel.type }

    func body(_ html: HTML) { spacer(type, html) }
}

/// The height of a fixed spacer is the height of an empty drawing: an inline style would need a content security
/// policy that allows styles from anywhere.
private func spacer(_ type: SpacerType, _ html: HTML) {
    switch type {
    case .flexible:
        html.div(.class("spacer flexible"), .aria("hidden", "true")) {}
    case .fixed(let height):
        html.div(.class("spacer"), .aria("hidden", "true")) {
            html.svg(.width(1), .height(max(height, 0))) { _ in }
        }
    }
}
