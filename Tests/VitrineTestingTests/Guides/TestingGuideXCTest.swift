#if canImport(XCTest)
    import VitrineTesting

    /// This is not a test case, because its snapshot would become one of this package.
    struct TestingGuideXCTest {
        func testErrand() {
            assertSnapshot(of: Errand(id: "milk", title: "Buy milk"), in: registry)
        }
    }
#endif
