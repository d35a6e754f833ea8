extension Datatype {
    /// The datatypes for ids, names, keywords and lists of them.
    static var tokens: [String: Datatype] {
        [
            "id": Datatype(.valueID, error: TokenSyntax.id),
            "id-token": Datatype(.valueID, error: TokenSyntax.id),
            "headers-list": Datatype(.valueWords, error: TokenSyntax.unique),
            "itemref-tokens": Datatype(.valueWords, error: TokenSyntax.unique),
            "tokens-unique": Datatype(.valueWords, error: TokenSyntax.unique),
            "exportparts": Datatype(.valueExportedParts, error: ExportedParts.error),
            "accesskey": Datatype(.valueWords, error: TokenSyntax.accessKeys),
            "itemprop": Datatype(.valueMicrodata, error: MicrodataNames.properties),
            "itemtype": Datatype(.valueMicrodata, error: MicrodataNames.types),
            "custom-element-name": Datatype(.valueCustomElement) { CustomElementName.error($0).map { .token($0) } },
            "dir-keyword": Datatype(.valueWords, error: TokenSyntax.keyword("ltr", "rtl", "auto")),
            "autocomplete-field": Datatype(.valueAutocomplete, error: AutocompleteSyntax.error),
            "autocomplete-form": Datatype(.valueAutocomplete, error: TokenSyntax.keyword("on", "off")),
            "link-rel": Datatype(.valueLinkType, error: LinkTypes.error(at: .link)),
            "a-rel": Datatype(.valueLinkType, error: LinkTypes.error(at: .anchor)),
            "form-rel": Datatype(.valueLinkType, error: LinkTypes.error(at: .form)),
            "navigable-target": Datatype(.valueNavigable, error: NavigableNames.targetError),
            "navigable-name": Datatype(.valueNavigable, error: NavigableNames.nameError),
        ]
    }
}
