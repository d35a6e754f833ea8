/// Brings places of the input to places of the file: the input may be decoded, or begin after a byte order mark.
struct PlaceMapping {
    /// A stretch in which characters have the same lengths before and after decoding.
    struct Run {
        /// The first byte in the input.
        var input: Int32
        /// The first byte in the file.
        var source: Int32
        /// How many bytes a character has in the input, and in the file.
        var inputStep: Int32
        var sourceStep: Int32
    }

    /// Where the input begins in the text of the document.
    let input: Int32
    /// In the order of the input; empty where input and file are the same.
    let runs: [Run]

    /// The byte in the file of a byte in the input.
    func source(_ place: Int32) -> Int32 {
        guard place >= 0, !runs.isEmpty else { return place }
        var (low, high) = (0, runs.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if runs[middle].input <= place { low = middle } else { high = middle }
        }
        let run = runs[low]
        return run.source + (place - run.input) / run.inputStep * run.sourceStep
    }

    /// Moves the places of all nodes and attributes.
    func apply(to document: inout MarkupDocument) {
        for index in document.nodes.indices {
            if document.nodes[index].kind == .element {
                document.nodes[index].start = source(document.nodes[index].start)
            } else {
                document.nodes[index].start += input
            }
        }
        for index in document.attributes.indices { document.attributes[index].start += input }
        for index in document.cdataSections.indices {
            document.cdataSections[index].start = source(document.cdataSections[index].start)
        }
        guard var html = document.html else { return }
        document.html = nil
        for index in html.places.indices {
            html.places[index].start = source(html.places[index].start)
            html.places[index].endTag = source(html.places[index].endTag)
            html.places[index].end = source(html.places[index].end)
        }
        for index in html.attributePlaces.indices {
            html.attributePlaces[index].name = source(html.attributePlaces[index].name)
            html.attributePlaces[index].value = source(html.attributePlaces[index].value)
            html.attributePlaces[index].valueEnd = source(html.attributePlaces[index].valueEnd)
        }
        html.documentTypeStart = source(html.documentTypeStart)
        document.html = html
    }
}
