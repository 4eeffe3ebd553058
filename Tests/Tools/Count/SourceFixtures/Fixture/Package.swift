// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "fixture",
    targets: [
        .target(name: "Tools"),
        .target(
            name: "Paint", dependencies: ["Tools"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
        .testTarget(
            name: "PaintTests", dependencies: ["Paint", "Tools"],
            swiftSettings: [.defaultIsolation(MainActor.self)]),
    ]
)
