extension Datatype {
    /// The datatypes for dates, times and durations.
    static var dates: [String: Datatype] {
        [
            "date": Datatype(.valueDate, .date, read: DateSyntax.date),
            "month": Datatype(.valueDate, .month) { cursor throws(ValueError) in _ = try DateSyntax.month(&cursor) },
            "week": Datatype(.valueDate, .week, read: DateSyntax.week),
            "time": Datatype(.valueDate, .time, read: DateSyntax.time),
            "local-datetime": Datatype(.valueDate, .dateTime, read: DateSyntax.localDateTime),
            "normalized-local-datetime": Datatype(.valueDate, .dateTime, read: DateSyntax.normalizedDateTime),
            "date-or-global-datetime": Datatype(.valueDate, .date, read: DateSyntax.dateOrGlobalDateTime),
            "time-datetime": Datatype(.valueDate, error: TimeElementValue.error),
            "duration": Datatype(.valueDate, .duration, read: DurationSyntax.duration),
        ]
    }
}
