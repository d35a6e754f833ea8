import Vitrine

/// A rating of one to five stars.
struct Rating: Component {
    var stars: Int
}

struct WrongRating: Error, CustomStringConvertible {
    var stars: Int
    var description: String { "\(stars) stars; a rating has 1 to 5" }
}

final class RatingView: ReusableComponentView {
    private var stars = 0

    func prepareForReuse() { stars = 0 }

    func configure(with rating: Rating) throws {
        guard 1...5 ~= rating.stars else { throw WrongRating(stars: rating.stars) }
        stars = rating.stars
    }

    func body(_ html: HTML) {
        html.p(.class("rating")) {
            html.span(String(repeating: "★", count: stars), .aria("hidden", "true"))
            html.text(" " + html.localized("\(stars) of 5 stars"))
        }
    }
}
