import VitrineSite
import VitrineSnapshots

extension SiteOptions {
    /// Loads a gallery with its snapshots; a problem is reported as by the snapshot commands.
    func snapshotRun<Content: Gallery>(of gallery: Content.Type) async throws -> SnapshotRun {
        do throws(BuildFailure) {
            return try SnapshotRun(try await load(gallery))
        } catch {
            throw error.reportOfSnapshots()
        }
    }

    /// What the site keeps of its stories; a problem with its settings is reported as by the snapshot commands.
    func snapshotStore() throws -> SnapshotStore {
        do throws(BuildFailure) {
            return try SnapshotSite(try siteFolder()).store
        } catch {
            throw error.reportOfSnapshots()
        }
    }
}
