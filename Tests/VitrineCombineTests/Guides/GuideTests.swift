#if canImport(Combine) || Combine
    import TestSupport
    import Testing

    @Suite("The guide for people who know the Combine login")
    struct LoginGuideTests {
        @Test("The samples are compiled")
        func compiled() throws {
            #expect(try Guide.samples(in: "coming-from-combine-login.md").count >= 4)
            #expect(try Guide.samplesNotCompiled(in: "coming-from-combine-login.md") == [])
        }

        @Test("The samples do what the guide says")
        func samples() {
            #expect(useScreen() == [true])
            #expect(
                loginStories().map(\.name) == [
                    "initial", "Enter the name", "Type a name", "Type a password",
                ])
        }
    }
#endif
