/// Finds a longest strictly increasing subsequence of numbers, in O(n log n).
package enum LongestIncreasing {
    /// Returns the indices of the values that form the subsequence, in ascending order.
    package static func places(_ values: [Int]) -> [Int] {
        var tails: [Int] = []
        var before = Array(repeating: -1, count: values.count)
        for (place, value) in values.enumerated() {
            var low = 0
            var high = tails.count
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[place] = tails[low - 1] }
            if low == tails.count { tails.append(place) } else { tails[low] = place }
        }
        var places: [Int] = []
        var place = tails.last ?? -1
        while place >= 0 {
            places.append(place)
            place = before[place]
        }
        return places.reversed()
    }
}
