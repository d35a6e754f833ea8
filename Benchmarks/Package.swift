// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.macOS(.v15)],
    dependencies: [.package(name: "Vitrine", path: "..")],
    // The benchmarks that use package declarations, check-bench and compare-bench, are targets of the package Vitrine.
    targets: [
        .target(name: "CMallocCount"),
        .target(name: "Measure", dependencies: ["CMallocCount"]),
        .executableTarget(
            name: "render-bench",
            dependencies: ["Measure", .product(name: "VitrineHTML", package: "Vitrine")],
            path: "Sources/RenderBench"),
        .executableTarget(
            name: "tap-bench", dependencies: [.product(name: "TappableText", package: "Vitrine")],
            path: "Sources/TapBench"),
        .executableTarget(
            name: "site-bench", dependencies: [.product(name: "Vitrine", package: "Vitrine")],
            path: "Sources/SiteBench"),
        .executableTarget(
            name: "locale-bench", dependencies: [.product(name: "Vitrine", package: "Vitrine")],
            path: "Sources/LocaleBench"),
    ]
)
