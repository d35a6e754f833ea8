#if canImport(XCTest)
    import VitrineTesting

    /// No test case, because its snapshot would be one of this package.
    struct TestingGuideXCTest {
        func testErrand() {
            assertSnapshot(of: Errand(id: "milk", title: "Buy milk"), in: registry)
        }
    }
#endif
