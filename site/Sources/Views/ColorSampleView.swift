import Vitrine
import VitrineKit

/// Shows the color next to its digits, or a cross if the digits are not a color.
struct ColorSampleView: ComponentView {
    private let sample: ColorSample
    private let color: HexColor?

    init(viewModel: ColorSample) {
        sample = viewModel
        color = viewModel.isLenient ? HexColor(colorFromHex: viewModel.text) : try? HexColor(viewModel.text)
    }

    func body(_ html: HTML) {
        html.p(.class("color-sample"), .dir("ltr")) {
            if let color {
                html.svg(.width(20), .height(20), .aria("hidden", "true")) { svg in
                    svg.rect(.width(20), .height(20), .fill(color.description))
                }
            }
            html.code(sample.isLenient ? "HexColor(colorFromHex: \"\(sample.text)\")" : "HexColor(\"\(sample.text)\")")
            if let color {
                let contrast = html.context.formatters.decimal(color.contrast(with: .white), fractionDigits: 2)
                html.span("\(color): \(contrast) : 1")
            } else {
                html.span("✕")
            }
        }
    }
}
