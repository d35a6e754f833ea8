import VitrineSite
import VitrineSnapshots

extension SiteOptions {
    /// Loads a gallery with its snapshots. Problems are reported as in all snapshot commands.
    func snapshotRun<Content: Gallery>(of gallery: Content.Type) async throws -> SnapshotRun {
        do throws(BuildFailure) {
            return try SnapshotRun(try await load(gallery))
        } catch {
            throw error.reportOfSnapshots()
        }
    }

    /// The store of the site's snapshots. A problem with its settings is reported as in all snapshot commands.
    func snapshotStore() throws -> SnapshotStore {
        do throws(BuildFailure) {
            return try SnapshotSite(try siteFolder()).store
        } catch {
            throw error.reportOfSnapshots()
        }
    }
}
