/// Returns the word in a list that is most similar to a misspelled word. If several words are equally similar, returns
/// the first; if none is similar, nil. Two words are similar if they differ by at most one edit or, if the misspelled
/// word has at least 5 bytes, by at most two. The misspelled word is converted to lowercase, and only its first 64
/// bytes are compared.
package func nearest(_ word: String, in words: [String]) -> String? {
    let letters = Array(word.lowercased().utf8.prefix(64))
    let reach = letters.count < 5 ? 1 : 2
    var best: (word: String, distance: Int)?
    for candidate in words {
        let distance = distance(letters, Array(candidate.utf8), atMost: reach)
        if distance <= reach, distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.word
}

/// Returns the edit distance of two words: how many bytes must be inserted, removed or replaced. If the lengths differ
/// by more than `reach`, returns `reach + 1`.
private func distance(_ one: [UInt8], _ other: [UInt8], atMost reach: Int) -> Int {
    guard abs(one.count - other.count) <= reach else { return reach + 1 }
    var row = Array(0...other.count)
    for (index, letter) in one.enumerated() {
        var diagonal = row[0]
        row[0] = index + 1
        for place in other.indices {
            let cost = letter == other[place] ? diagonal : min(diagonal, row[place], row[place + 1]) + 1
            diagonal = row[place + 1]
            row[place + 1] = cost
        }
    }
    return row[other.count]
}
