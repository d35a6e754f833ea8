/// A page of a list that is divided into several pages if it is long. The first page is an ordinary page of the plan,
/// such as the index.
struct ListPart: Hashable, Sendable {
    /// The lists that can be divided.
    enum List: Hashable, Sendable {
        /// The sections on the index.
        case sections
        /// All stories.
        case stories
        /// The stories that the page of a component lists after those that it shows.
        case component(Int)
    }

    var list: List
    /// The number of the page, starting at 1.
    var number: Int
}

extension SitePlan {
    /// All further pages of divided lists.
    func divideLists() -> [ListPart] {
        let lists: [ListPart.List] = [.sections, .stories] + components.indices.map(ListPart.List.component)
        return lists.flatMap { list in
            (1..<pages(of: list) + 1).dropFirst().map { ListPart(list: list, number: $0) }
        }
    }

    /// The number of pages of a list; 1 if it is not divided.
    func pages(of list: ListPart.List) -> Int { limits.pages(count(of: list)) }

    /// The entries on a page of a list, as positions in the list.
    func entries(on part: ListPart) -> Range<Int> { limits.entries(count(of: part.list), on: part.number) }

    /// The path of a page of a list. A further page has a double hyphen before its number. Names of sections and
    /// components never contain double hyphens, so the path is unique.
    func path(of part: ListPart) -> String {
        let first =
            switch part.list {
            case .sections: "index.html"
            case .stories: Self.storiesPath
            case .component(let number): components[number].path
            }
        return part.number == 1 ? first : "\(first.dropLast(".html".count))--\(part.number).html"
    }

    /// The path of the page of the index that lists a section.
    func indexPath(of section: Int) -> String {
        path(of: ListPart(list: .sections, number: limits.page(of: section, in: sections.count)))
    }

    /// The address of a story: the page about it or, if there is none, the story's place on a page of its component.
    func address(ofStory number: Int) -> String {
        let story = stories[number]
        if let page = story.page { return page }
        let list = ListPart.List.component(story.component)
        let entry = components[story.component].entry(of: number)
        let page = entry.map { limits.page(of: $0, in: count(of: list)) } ?? 1
        return "\(path(of: ListPart(list: list, number: page)))#story_\(story.slug)"
    }

    /// The stories on a page of the list of all stories, by component.
    func storyGroups(on part: ListPart) -> [(component: Int, stories: ArraySlice<Int>)] {
        let range = entries(on: part)
        var groups: [(component: Int, stories: ArraySlice<Int>)] = []
        var start = 0
        for (number, component) in components.enumerated() {
            let own = range.clamped(to: start..<start + component.stories.count)
            if !own.isEmpty {
                groups.append((number, component.stories[own.lowerBound - start..<own.upperBound - start]))
            }
            start += component.stories.count
        }
        return groups
    }

    /// The stories on a page of a list.
    func stories(on part: ListPart) -> [Int] {
        switch part.list {
        case .sections: []
        case .stories: storyGroups(on: part).flatMap { $0.stories }
        case .component(let number): components[number].listed(entries(on: part))
        }
    }

    private func count(of list: ListPart.List) -> Int {
        switch list {
        case .sections: sections.count
        case .stories: stories.count
        case .component(let number): components[number].entries
        }
    }
}

extension SitePlan.ComponentPage {
    /// The number of stories that the component's page lists after those that it shows.
    var entries: Int { stories.count - shown.count }

    /// The number of listed stories that have a name; they come first.
    var namedEntries: Int { named - shownPlaces.count { $0 < named } }

    /// The stories in a range of the list.
    func listed(_ range: Range<Int>) -> [Int] {
        range.map { entry in stories[shownPlaces.reduce(entry) { $1 <= $0 ? $0 + 1 : $0 }] }
    }

    /// The position of a story in the list; nil if the page shows the story itself, or if it is a story of another
    /// component.
    func entry(of story: Int) -> Int? {
        guard let place = place(of: story), !shownPlaces.contains(place) else { return nil }
        return place - shownPlaces.count { $0 < place }
    }

    /// The position of a story among all stories of the component; nil if it is a story of another component.
    func place(of story: Int) -> Int? {
        func search(_ range: Range<Int>) -> Int? {
            var (low, high) = (range.lowerBound, range.upperBound)
            while low < high {
                let middle = (low + high) / 2
                if stories[middle] < story { low = middle + 1 } else { high = middle }
            }
            return low < range.upperBound && stories[low] == story ? low : nil
        }
        return search(0..<named) ?? search(named..<stories.count)
    }
}
