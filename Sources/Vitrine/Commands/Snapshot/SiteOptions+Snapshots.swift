import VitrineSite
import VitrineSnapshots

extension SiteOptions {
    /// What the site keeps of its stories; the problem with its settings is said as the commands of snapshots say it.
    func snapshotStore() throws -> SnapshotStore {
        do throws(BuildFailure) {
            return try SnapshotSite(try siteFolder()).store
        } catch {
            throw error.reportOfSnapshots()
        }
    }
}
