// swift-tools-version: 6.2
import PackageDescription

// An app's package beside this one. Its tests need no network: `swift test --package-path Tests/Example`
let package = Package(
  name: "ShopApp",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "apus", path: "../..")],
  targets: [
    .target(name: "ShopApp", dependencies: [.product(name: "ApusClient", package: "apus")]),
    .testTarget(
      name: "ShopAppTests",
      dependencies: ["ShopApp", .product(name: "ApusTesting", package: "apus")],
      exclude: ["shop.session.md", "shop.session.har", "photo.txt"]),
  ]
)
