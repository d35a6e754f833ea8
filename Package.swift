// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Vitrine",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "VitrineHTML", targets: ["VitrineHTML"]),
        .library(name: "TappableText", targets: ["TappableText"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
        .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    ],
    targets: [
        .systemLibrary(
            name: "CVitrineLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .target(name: "VitrineXML", dependencies: ["CVitrineLibXML2"]),
        .target(name: "VitrineHTML", dependencies: ["VitrineXML"]),
        .target(name: "TappableText"),
        .target(name: "VitrineComponents", dependencies: ["TappableText", "VitrineHTML", "VitrineXML"]),
        .target(name: "CVitrineSystem"),
        .target(
            name: "VitrineThemes", path: "themes",
            resources: [.copy("components"), .copy("default"), .copy("paper"), .copy("strings")]),
        .target(
            name: "VitrineSite",
            dependencies: [
                "CVitrineSystem", "VitrineComponents", "VitrineHTML", "VitrineThemes", "VitrineXML",
                .product(name: "Mustache", package: "swift-mustache"),
                .product(name: "Yams", package: "Yams"),
            ]),
        .target(
            name: "Vitrine",
            dependencies: [
                "VitrineComponents", "VitrineHTML", "VitrineSite",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "gallery", dependencies: ["Vitrine"], path: "site/Sources"),
        .target(name: "TestSupport", path: "Tests/TestSupport"),
        .executableTarget(
            name: "browser-pages", dependencies: ["TestSupport", "Vitrine", "VitrineSite"], path: "Tests/Browser/Pages"),
        .testTarget(name: "VitrineHTMLTests", dependencies: ["TestSupport", "VitrineHTML", "VitrineXML"]),
        .testTarget(name: "TappableTextTests", dependencies: ["TappableText", "TestSupport"]),
        .testTarget(name: "VitrineXMLTests", dependencies: ["VitrineXML"]),
        .testTarget(
            name: "VitrineSiteTests",
            dependencies: ["TestSupport", "VitrineSite", "VitrineComponents", "VitrineHTML", "VitrineXML"]),
        .testTarget(name: "VitrineTests", dependencies: ["TestSupport", "Vitrine", "VitrineSite", "gallery"]),
        .testTarget(
            name: "VitrineComponentsTests",
            dependencies: ["TestSupport", "VitrineComponents", "VitrineHTML", "VitrineXML"]),
    ]
)
