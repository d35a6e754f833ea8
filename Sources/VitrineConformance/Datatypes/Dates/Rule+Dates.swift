extension Rule {
    static let valueDate = Rule(
        "value-date", .error, "Dates, times and durations must be in a format of the HTML Standard",
        because: "Calendars and search engines read only these formats.",
        reference: .html("common-microsyntaxes.html#dates-and-times"),
        wrong: [
            "<p><time>tomorrow</time></p>", "<p><time datetime=\"2026-02-29\">the day after</time></p>",
            "<p><time datetime=\"25:00\">late</time></p>", "<p><ins datetime=\"2026-13-01\">more</ins></p>",
        ],
        right: [
            "<p><time>2026-11-21</time></p>", "<p><time datetime=\"2028-02-29\">the day after</time></p>",
            "<p><time datetime=\"PT4H18M3S\">four hours</time> or <time>4h 18m</time></p>",
            "<p><ins datetime=\"2026-11-21T14:54Z\">more</ins></p>",
        ])
}
