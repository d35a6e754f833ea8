import Vitrine
import VitrineKit

/// A list of stops, or the reason why there are none yet.
struct StopScreen: Component {
    enum Content: Hashable, Sendable {
        case loading(Skeleton)
        case stops(ListView)
        case failed(FailedState)
    }

    var content: Content

    init(_ state: LoadState<[String]>) {
        content =
            switch state {
            case .loading: .loading(Skeleton())
            case .loaded(let stops): .stops(Self.list(stops))
            case .failed(let error): .failed(FailedState(error: error, retry: .section("loading-steps")))
            }
    }

    /// The component for the current state.
    var shown: any Component {
        switch content {
        case .loading(let skeleton): skeleton
        case .stops(let list): list
        case .failed(let failed): failed
        }
    }

    private static func list(_ stops: [String]) -> ListView {
        let rows = stops.map {
            DefaultRow(id: .string($0), title: $0, image: .systemName("bus"), accessoryType: .none)
        }
        return ListView(id: "stops", sections: [ListViewSection(id: "stops", contents: rows)])
    }
}
