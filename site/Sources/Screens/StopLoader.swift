import Foundation
import Vitrine
import VitrineKit

/// A view model of an app that loads stops.
@MainActor
final class StopLoader {
    /// The server that provides the stops.
    enum Server {
        case online, offline

        /// Returns the stops after a delay, as a server would.
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

    /// The content of the screen.
    var screen: StopScreen { StopScreen(state) }
}
