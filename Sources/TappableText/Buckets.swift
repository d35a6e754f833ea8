/// The positions of a list, grouped by the number at each position.
struct Buckets {
    private var bounds: [Int]
    private var places: [Int]

    /// Groups the positions with a counting sort. All numbers must be in `0..<bucketCount`.
    init(_ numbers: [Int32], bucketCount: Int) {
        bounds = [Int](repeating: 0, count: bucketCount + 1)
        places = [Int](repeating: 0, count: numbers.count)
        for number in numbers {
            bounds[Int(number) + 1] += 1
        }
        for bucket in 0..<bucketCount {
            bounds[bucket + 1] += bounds[bucket]
        }
        var free = bounds
        for (place, number) in numbers.enumerated() {
            places[free[Int(number)]] = place
            free[Int(number)] += 1
        }
    }

    /// The positions at which the list has this number, in ascending order.
    subscript(number: Int) -> ArraySlice<Int> {
        places[bounds[number]..<bounds[number + 1]]
    }
}
