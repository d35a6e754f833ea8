// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Vitrine",
    platforms: [.macOS(.v15), .iOS(.v18)],
    products: [
        .library(name: "Vitrine", targets: ["Vitrine"]),
        .library(name: "VitrineHTML", targets: ["VitrineHTML"]),
    ],
    targets: [
        .systemLibrary(
            name: "CVitrineLibXML2", pkgConfig: "libxml-2.0",
            providers: [.apt(["libxml2-dev"]), .brew(["libxml2"])]),
        .target(name: "VitrineXML", dependencies: ["CVitrineLibXML2"]),
        .target(name: "VitrineHTML", dependencies: ["VitrineXML"]),
        .target(name: "VitrineComponents", dependencies: ["VitrineHTML", "VitrineXML"]),
        .target(name: "Vitrine", dependencies: ["VitrineComponents", "VitrineHTML"]),
    ]
)
