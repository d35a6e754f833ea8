// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Vitrine",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "VitrineHTML", targets: ["VitrineHTML"]),
        .library(name: "VitrineConformance", targets: ["VitrineConformance"]),
        .library(name: "VitrineSnapshots", targets: ["VitrineSnapshots"]),
        .library(name: "TappableText", targets: ["TappableText"]),
        .library(name: "VitrineTesting", targets: ["VitrineTesting"]),
        .library(name: "VitrineCombine", targets: ["VitrineCombine"]),
        .executable(name: "vitrine", targets: ["VitrineCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
        // VitrineCombine adds what this version lacks of Combine; the next one may bring it.
        .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    ],
    targets: [
        .systemLibrary(
            name: "CVitrineLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .target(name: "VitrineXML", dependencies: ["CVitrineLibXML2"]),
        .target(name: "VitrineHTML", dependencies: ["VitrineXML"]),
        .target(name: "TappableText"),
        .target(name: "VitrineComponents", dependencies: ["TappableText", "VitrineHTML", "VitrineXML"]),
        // Apple's systems have Combine; there OpenCombine is not linked.
        .target(
            name: "VitrineCombine",
            dependencies: [
                "VitrineComponents",
                .product(
                    name: "OpenCombine", package: "OpenCombine",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
            ]),
        .target(
            name: "VitrineConformance", dependencies: ["VitrineXML", .product(name: "Yams", package: "Yams")]),
        .target(
            name: "VitrineSnapshots",
            dependencies: [
                "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrineXML",
                .product(name: "Yams", package: "Yams"),
            ],
            resources: [.embedInCode("Review/Styles/review.css")]),
        // The program is called vitrine; a folder of that name would be Vitrine's where capitals do not matter.
        .executableTarget(
            name: "VitrineCommand",
            dependencies: [
                "VitrineConformance", "VitrineSnapshots", "VitrineXML",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(name: "CVitrineSystem"),
        .target(
            name: "VitrineThemes", path: "themes",
            resources: [.copy("components"), .copy("default"), .copy("paper"), .copy("strings")]),
        .target(
            name: "VitrineSite",
            dependencies: [
                "CVitrineSystem", "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrineThemes",
                "VitrineXML",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Vitrine",
            dependencies: [
                "VitrineComponents", "VitrineConformance", "VitrineHTML", "VitrineSite", "VitrineSnapshots",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .target(
            name: "VitrineTesting",
            dependencies: ["VitrineComponents", "VitrineConformance", "VitrineSnapshots", "VitrineXML"]),
        .executableTarget(
            name: "gallery", dependencies: ["Vitrine", "VitrineConformance"], path: "site/Sources"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .executableTarget(
            name: "browser-pages",
            dependencies: ["TestSupport", "Vitrine", "VitrineConformance", "VitrineSite", "VitrineSnapshots"],
            path: "Tests/Browser/Pages"),
        .executableTarget(
            name: "check-fuzz", dependencies: ["TestSupport", "VitrineConformance"], path: "Tests/Fuzz"),
        .testTarget(name: "VitrineHTMLTests", dependencies: ["TestSupport", "VitrineHTML", "VitrineXML"]),
        .testTarget(name: "TappableTextTests", dependencies: ["TappableText", "TestSupport"]),
        .testTarget(name: "VitrineXMLTests", dependencies: ["TestSupport", "VitrineXML"]),
        .testTarget(
            name: "VitrineConformanceTests", dependencies: ["TestSupport", "VitrineConformance", "VitrineXML"]),
        .testTarget(
            name: "VitrineCommandTests",
            dependencies: [
                "TestSupport", "VitrineCommand", "VitrineConformance", "VitrineXML",
                .product(name: "Yams", package: "Yams"),
            ]),
        .testTarget(
            name: "VitrineSiteTests",
            dependencies: ["TestSupport", "VitrineSite", "VitrineComponents", "VitrineHTML", "VitrineXML"]),
        .testTarget(
            name: "VitrineTests",
            dependencies: ["TestSupport", "Vitrine", "VitrineSite", "VitrineSnapshots", "gallery"]),
        .testTarget(
            name: "VitrineComponentsTests",
            dependencies: ["TestSupport", "VitrineComponents", "VitrineHTML", "VitrineXML"]),
        .testTarget(
            name: "VitrineSnapshotsTests",
            dependencies: ["TestSupport", "VitrineConformance", "VitrineSnapshots", "VitrineXML"]),
        .testTarget(
            name: "VitrineTestingTests",
            dependencies: ["TestSupport", "VitrineComponents", "VitrineHTML", "VitrineSnapshots", "VitrineTesting"]),
        .testTarget(
            name: "VitrineCombineTests", dependencies: ["TestSupport", "VitrineCombine", "VitrineComponents"]),
    ]
)
