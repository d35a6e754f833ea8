extension Datatype {
    /// The datatypes for policies, permissions and hashes.
    static var policies: [String: Datatype] {
        [
            "integrity": Datatype(.valueIntegrity, error: IntegrityMetadata.error),
            "sandbox": Datatype(.valueSandbox, error: SandboxTokens.error),
            "allow": Datatype(.valueAllow, error: PermissionsPolicy.error),
            "csp": Datatype(.valueCSP, error: ContentSecurityPolicy.error),
        ]
    }
}
