// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "fixture",
    targets: [
        .target(name: "ServiceDoubles"),
        .target(
            name: "Paint", dependencies: ["ServiceDoubles"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "PaintTests", dependencies: ["Paint", "ServiceDoubles"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ]
)
