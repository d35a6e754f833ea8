import Foundation
import Vitrine
import VitrineKit

/// A view model that loads stops.
@MainActor
final class StopLoader {
    /// The server that provides the stops.
    enum Server {
        case online, offline

        /// Returns the stops after a suspension, as if they came from a server.
        /// - Throws: an error if the server is offline.
        func stops() async throws -> [String] {
            await Task.yield()
            guard self == .online else { throw Failure() }
            return ["Harbor Square", "Mill Lane", "North Gate"]
        }
    }

    private struct Failure: LocalizedError {
        var errorDescription: String? { "The timetable could not be reached." }
    }

    private(set) var state = LoadState<[String]>.loading

    func begin() { state = .loading }

    func load(_ server: Server) async {
        do { state = .loaded(try await server.stops()) } catch { state = .failed(error) }
    }

    var screen: StopScreen { StopScreen(state) }
}
