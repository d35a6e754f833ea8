/// The values of a parameter along one side of a matrix of stories.
public struct StoryAxis<Value: Sendable>: Sendable {
    let values: [Value]

    /// Returns an axis with these values. They are shown in this order.
    public static func values(_ values: [Value]) -> StoryAxis { StoryAxis(values: values) }
}

extension StoryAxis where Value: CaseIterable {
    /// All cases of an enum, in the order of `allCases`.
    public static var cases: StoryAxis { StoryAxis(values: Array(Value.allCases)) }
}

extension StoryAxis where Value == Bool {
    /// `false`, then `true`.
    public static var cases: StoryAxis { StoryAxis(values: [false, true]) }
}
