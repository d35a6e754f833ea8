import VitrineSite
import VitrineSnapshots
import VitrineSupport

/// The snapshots of a gallery: their location, and the pages that have one.
struct SnapshotSite: Sendable {
    let settings: SnapshotSettings
    let store: SnapshotStore

    /// Reads the key `snapshots` of `vitrine.yml`.
    init(_ folder: SiteFolder) throws(BuildFailure) {
        let file = "vitrine.yml"
        let text: String?
        do throws(SiteProblems) {
            text = folder.contains(file) ? try folder.settings(file) : nil
        } catch {
            throw BuildFailure(site: error.all)
        }
        do throws(SettingsProblems) {
            settings =
                try text.map { (text) throws(SettingsProblems) in
                    try SnapshotSettings(yaml: text, file: folder.display(file))
                } ?? SnapshotSettings()
        } catch {
            throw BuildFailure(site: error.all.map { SiteProblem($0) })
        }
        let path = settings.folder
        store = SnapshotStore(path.hasPrefix("/") ? path : folder.display(path))
    }
}
