import Foundation
import Vitrine

@main struct HarborGallery: Gallery {
    func register(in registry: inout Registry) {
        registry.register(BadgeView.self)
        registry.register(PriceView.self)
        registry.register(PictureView.self)
        registry.register(BoatView.self)
        registry.register(CaptainView.self)
        registry.register(RatingView.self)
        registry.register(TideView.self)
        registry.register(HarborHeaderView.self)
        registry.register(PennantView.self)
        registry.register(HoursView.self)
        registry.register(template: "quote", for: Quote.self)
        registry.register(template: "booking", for: Booking.self)
    }

    func sections(in site: SiteFolder) throws -> [Section] {
        let boats: [Boat] = try site.load("data/boats.json")
        let free = boats.count { $0.state == .free }
        let noon = Date(timeIntervalSince1970: 1_780_315_200)  // June 1, 2026, 12:00 GMT
        return [
            Section(
                id: "boats", title: "Boats", header: HarborHeader(title: "Boats for hire", free: free), rows: boats),
            Section(id: "captains", title: "Captains") {
                Captain(id: "ann", name: "Ann Sailor", portrait: "boats/seagull.svg")
                Captain(id: "ben", name: "Ben van Dam")
            },
            Section(id: "states", title: "Small parts") {
                for kind in Badge.Kind.allCases { Story("\(kind)", Badge(kind: kind)) }
                Story("Full price", Price(amount: 45))
                Story("Reduced", id: "reduced", Price(amount: 36, before: 45), notes: "The former price is struck out.")
                Story("One star", Rating(stars: 1), tags: ["edge"])
                Story("Five stars", Rating(stars: 5), tags: ["edge"])
                Story("Picture", Picture(file: "boats/seagull.svg", words: "The boat Seagull"))
            }
            .group("Basics")
            .summary("Badges, prices, ratings and pictures."),
            Section(id: "page-parts", title: "Parts of pages") {
                Story("With author", Quote(text: "We saw seals!", author: "Mia"))
                Story("Without author", Quote(text: "We saw nothing."))
                Story("Booking", Booking(id: 7, boat: "Seagull", day: noon, cents: 4500, extras: ["Life vest"]))
                Story("Tide", Tide(high: noon))
                Story("Pennant", Pennant(text: "Welcome"))
                Story(
                    "Hours",
                    Hours(lines: [.init(days: "Weekdays", hours: "9–17"), .init(days: "Weekend", hours: "10–16")]))
            },
        ]
    }
}
