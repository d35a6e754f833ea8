import Vitrine
import VitrineKit

/// Shows each symbol above its name.
struct SymbolSheetView: ComponentView {
    let sheet: SymbolSheet

    init(viewModel: SymbolSheet) { sheet = viewModel }

    func body(_ html: HTML) {
        html.ul(.class("symbols"), .role("list"), .lang("en"), .dir("ltr")) {
            for name in sheet.names {
                html.li {
                    html.render(SymbolImage(systemName: name, size: 32))
                    html.code(name)
                }
            }
        }
    }
}
