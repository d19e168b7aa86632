/// The manifest of a package that was made from a description.
enum PackageManifest {
  /// - Parameter version: the first of the library that will do.
  static func text(service: String, version: String) -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "\(service)Client",
      platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
      products: [.library(name: "\(service)Client", targets: ["\(service)Client"])],
      // With the address that Apus has where it was had from; of one that stands beside this, `.package(path: "../apus")`.
      dependencies: [.package(url: "https://git.example/apus.git", from: "\(version)")],
      targets: [
        .target(
          name: "\(service)Client",
          dependencies: [
            .product(name: "ApusClient", package: "apus"), .product(name: "ApusJSON", package: "apus"),
          ])
      ]
    )

    """
  }
}
