extension Datatype {
    /// Dates, numbers, languages, tokens and names.
    static let plainTypes: [String: Datatype] = [
        // Dates and times.
        "date": Datatype(.valueDate, of: "a date", read: DateSyntax.date),
        "month": Datatype(.valueDate, of: "a month") { cursor throws(BadValue) in try DateSyntax.month(&cursor) },
        "week": Datatype(.valueDate, of: "a week", read: DateSyntax.week),
        "time": Datatype(.valueDate, of: "a time", read: DateSyntax.time),
        "local-datetime": Datatype(.valueDate, of: "a date with time", read: DateSyntax.localDateTime),
        "normalized-local-datetime": Datatype(.valueDate, of: "a date with time", read: DateSyntax.normalizedDateTime),
        "date-or-global-datetime": Datatype(.valueDate, problem: TimeValue.changeProblem),
        "time-datetime": Datatype(.valueDate, problem: TimeValue.problem),
        "duration": Datatype(.valueDate, of: "a duration", read: DurationSyntax.duration),
        // Numbers.
        "integer": Datatype(.valueNumber, problem: NumberSyntax.integer),
        "tabindex": Datatype(.valueNumber, problem: NumberSyntax.integer),
        "nonneg-integer": Datatype(.valueNumber, problem: NumberSyntax.natural(0...Int.max)),
        "positive-integer": Datatype(.valueNumber, problem: NumberSyntax.natural(1...Int.max)),
        "colspan": Datatype(.valueNumber, problem: NumberSyntax.natural(1...1000)),
        "span": Datatype(.valueNumber, problem: NumberSyntax.natural(1...1000)),
        "rowspan": Datatype(.valueNumber, problem: NumberSyntax.natural(0...65534)),
        "float": Datatype(.valueNumber, problem: NumberSyntax.float),
        "nonneg-float": Datatype(.valueNumber, problem: NumberSyntax.float(allowsZero: true)),
        "positive-float": Datatype(.valueNumber, problem: NumberSyntax.float(allowsZero: false)),
        "step": Datatype(.valueNumber, problem: NumberSyntax.step),
        "coords-rect": Datatype(.valueCoordinates, problem: Coordinates.rectangle),
        "coords-circle": Datatype(.valueCoordinates, problem: Coordinates.circle),
        "coords-poly": Datatype(.valueCoordinates, problem: Coordinates.polygon),
        // Languages.
        "lang": Datatype(.valueLanguage, problem: LanguageTag.problem),
        "lang-or-empty": Datatype(.valueLanguage) { $0.isEmpty ? nil : LanguageTag.problem($0) },
        // Names and tokens.
        "id": Datatype(.valueID, problem: TokenSyntax.id),
        "id-token": Datatype(.valueID, problem: TokenSyntax.id),
        "id-list": .text,
        "headers-list": Datatype(.valueWords, problem: TokenSyntax.unique),
        "itemref-tokens": Datatype(.valueWords, problem: TokenSyntax.unique),
        "tokens-unique": Datatype(.valueWords, problem: TokenSyntax.unique),
        "class": .text,
        "part": .text,
        "exportparts": Datatype(.valueExportedParts, problem: TokenSyntax.exportedParts),
        "accesskey": Datatype(.valueWords, problem: TokenSyntax.accessKeys),
        "css-size-keyword": Datatype(.valueIconSizes, problem: TokenSyntax.sizes),
        "itemprop": Datatype(.valueMicrodata, problem: TokenSyntax.itemProperties),
        "itemtype": Datatype(.valueMicrodata, problem: TokenSyntax.itemTypes),
        "custom-element-name": Datatype(.valueCustomElement, problem: CustomElementName.problem),
        "dir-keyword": Datatype(.valueWords, problem: TokenSyntax.keyword("ltr", "rtl", "auto")),
        "charset-utf8": Datatype(.valueCharset, problem: TokenSyntax.keyword("utf-8")),
        "content-type-utf8": Datatype(.attributeValue, problem: TokenSyntax.contentType),
        // Forms.
        "autocomplete-field": Datatype(.valueAutocomplete, problem: Autocomplete.problem),
        "autocomplete-form": Datatype(.valueAutocomplete, problem: TokenSyntax.keyword("on", "off")),
        "email": Datatype(.valueEmail, problem: Email.problem),
        "email-list": Datatype(.valueEmail, problem: Email.listProblem),
        "input-url": Datatype(.valueAddress) { value in
            value.isEmpty ? nil : AbsoluteAddress.problem(value.trimmedSpaces)
        },
        // Links and the head.
        "link-rel": Datatype(.valueLinkType, problem: LinkTypes.problem(at: .link)),
        "a-rel": Datatype(.valueLinkType, problem: LinkTypes.problem(at: .anchor)),
        "form-rel": Datatype(.valueLinkType, problem: LinkTypes.problem(at: .form)),
        "viewport": Datatype(.valueViewport, problem: ViewportSyntax.problem),
        "refresh": Datatype(.valueRefresh, problem: RefreshSyntax.problem),
        // Names of metadata are registered on a page that everybody may write to, so every name is right.
        "meta-name": .text,
        "text": .text,
    ]

    /// Anything at all.
    private static let text = Datatype(.valueWords) { _ in nil }
}
