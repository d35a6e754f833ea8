/// Converts offsets in the input to offsets in the file. The input may be decoded, or begin after a byte order mark.
struct PlaceMapping {
    /// A run of characters that all have the same length before decoding and the same length after it.
    struct Run {
        /// The offset of the first byte in the input.
        var input: Int32
        /// The offset of the first byte in the file.
        var source: Int32
        /// The lengths of a character in the input and in the file, in bytes.
        var inputStep: Int32
        var sourceStep: Int32
    }

    /// The offset of the input in the text of the document.
    let input: Int32
    /// The runs in the order of the input; empty if input and file are the same.
    let runs: [Run]

    /// Returns the offset in the file for an offset in the input.
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

    /// Converts the places of all nodes, attributes and CDATA sections and of the document type to offsets in the file.
    /// Converts the starts of texts, comments, data of instructions and values to offsets in the text of the document.
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
