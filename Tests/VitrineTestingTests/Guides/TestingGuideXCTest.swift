#if canImport(XCTest)
    import VitrineTesting

    /// A sample of the guide. It is not an `XCTestCase`, because running it would record a snapshot in this package.
    struct TestingGuideXCTest {
        func testErrand() {
            assertSnapshot(of: Errand(id: "milk", title: "Buy milk"), in: registry)
        }
    }
#endif
