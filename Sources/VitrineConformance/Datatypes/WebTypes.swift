extension Datatype {
    /// Addresses, media, colours, policies and patterns.
    static let webTypes: [String: Datatype] = [
        "url": Datatype(.valueURL) { AddressSyntax.problem($0) },
        "url-nonempty": Datatype(.valueURL) { AddressSyntax.problem($0, .nonempty) },
        "url-absolute": Datatype(.valueURL) { AddressSyntax.problem($0, .absolute) },
        "url-list-http": Datatype(.valueURLList) { NavigableNames.addressListProblem($0) },
        "hash-name-ref": Datatype(.valueHashNameRef) { NavigableNames.hashNameProblem($0) },
        "mime": Datatype(.valueMIME) { MIMEType.problem($0) },
        "media": Datatype(.valueMedia) { MediaQueries.problem($0) },
        "sizes": Datatype(.valueSizes) { SourceSizes.problem($0) },
        "srcset": Datatype(.valueSrcset) { SourceSet.problem($0) },
        "css-color": Datatype(.valueColor) { ColorSyntax.problem($0) },
        "hex-color": Datatype(.valueColor) { ColorSyntax.simpleProblem($0) },
        "integrity": Datatype(.valueIntegrity) { IntegrityMetadata.problem($0) },
        "sandbox": Datatype(.valueSandbox) { SandboxTokens.problem($0) },
        "allow": Datatype(.valueAllow) { PermissionsPolicy.problem($0) },
        "csp": Datatype(.valueCSP) { ContentSecurityPolicy.problem($0) },
        "navigable-target": Datatype(.valueNavigable) { NavigableNames.targetProblem($0) },
        "navigable-name": Datatype(.valueNavigable) { NavigableNames.nameProblem($0) },
        "pattern": Datatype(.valuePattern) { PatternSyntax.problem($0) },
        "accept": Datatype(.valueAccept) { MIMEType.acceptProblem($0) },
        "style": Datatype(.valueStyle) { DeclarationSyntax.problem($0) },
        "script-type": Datatype(.valueScriptType) { MIMEType.scriptProblem($0) },
    ]

    /// The basic syntax of a style sheet, as the text of `style` is.
    static let styleSheet = Datatype(.valueStyleSheet) { DeclarationSyntax.styleSheetProblem($0) }
}
