import VitrineSite
import VitrineSnapshots

extension SiteOptions {
    /// Loads a gallery, and determines which of its pages have snapshots.
    /// - Throws: an `ExitCode`, after the problems have been printed as in all snapshot commands.
    func snapshotRun<Content: Gallery>(of gallery: Content.Type) async throws -> SnapshotRun {
        do throws(BuildFailure) {
            return try SnapshotRun(try await load(gallery))
        } catch {
            throw error.reportOfSnapshots()
        }
    }

    /// Returns the store of the site's snapshots.
    /// - Throws: an `ExitCode`, after the problems with the folder or its settings have been printed as in all snapshot
    ///   commands.
    func snapshotStore() throws -> SnapshotStore {
        do throws(BuildFailure) {
            return try SnapshotSite(try siteFolder()).store
        } catch {
            throw error.reportOfSnapshots()
        }
    }
}
