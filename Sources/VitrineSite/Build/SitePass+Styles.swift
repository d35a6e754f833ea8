import VitrineConformance
import VitrineSupport

extension SitePass {
    /// Checks all stylesheets among the assets, whether they come from the package, the theme or the site. Their
    /// reduced-motion variants are left out.
    func judgeStyleSheets(_ all: inout PageResults) {
        for asset in site.assets where PageName.isStyleSheet(asset.path) && !asset.isVariant {
            do throws(SiteProblem) {
                var verdict = StyleSheetCheck.verdict(try asset.bytes(), path: asset.path)
                verdict.noteLeft()
                for finding in verdict.findings where !all.exceptions.covers(finding, sitePath: asset.path) {
                    all.findings.append(finding)
                }
            } catch {
                all.stop = all.stop ?? error
            }
        }
    }
}

extension StyleSheetSource {
    /// Creates a source that reads the stylesheets among the assets of a site.
    init(_ assets: [AssetFile]) {
        let sheets = assets.filter { PageName.isStyleSheet($0.path) }
        let files = Dictionary(sheets.map { ($0.path, $0) }) { first, _ in first }
        self.init { path in
            guard let file = files[path] else { return nil }
            return try? file.bytes()
        }
    }
}
