/// The places of a list by the number that stands there.
struct Buckets {
    private var bounds: [Int]
    private var places: [Int32]

    /// Sorts by counting; all numbers are less than `bucketCount`.
    init(_ numbers: [Int32], bucketCount: Int) {
        bounds = [Int](repeating: 0, count: bucketCount + 1)
        places = [Int32](repeating: 0, count: numbers.count)
        for number in numbers {
            bounds[Int(number) + 1] += 1
        }
        for bucket in 0..<bucketCount {
            bounds[bucket + 1] += bounds[bucket]
        }
        // Filling from the back leaves each bound at the start of its bucket, with no second list of bounds.
        var free = bounds
        for (place, number) in numbers.enumerated() {
            places[free[Int(number)]] = Int32(truncatingIfNeeded: place)
            free[Int(number)] += 1
        }
    }

    /// The places at which a number stands, in ascending order.
    subscript(number: Int) -> ArraySlice<Int32> {
        places[bounds[number]..<bounds[number + 1]]
    }
}
