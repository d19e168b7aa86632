/// The manifest of a package that was made from a description.
enum PackageManifest {
  /// - Parameters:
  ///   - version: the first of the library that will do.
  ///   - recording: what tests of it are answered from, where there are some.
  static func text(service: String, version: String, testedBy recording: String? = nil) -> String {
    let tests = recording.map {
      """
      ,
          .testTarget(
            name: "\(service)ClientTests",
            dependencies: [
              "\(service)Client", .product(name: "ApusClient", package: "apus"),
              .product(name: "ApusTesting", package: "apus"),
            ], exclude: ["\($0)"]),
      """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      let package = Package(
        name: "\(service)Client",
        platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
        products: [.library(name: "\(service)Client", targets: ["\(service)Client"])],
        // With the address that Apus has where it was had from; of one that stands beside this, `.package(path: "../apus")`.
        dependencies: [.package(url: "https://git.example/apus.git", from: "\(version)")],
        targets: [
          .target(
            name: "\(service)Client",
            dependencies: [
              .product(name: "ApusClient", package: "apus"), .product(name: "ApusJSON", package: "apus"),
            ])\(tests ?? "")
        ]
      )

      """
  }
}
