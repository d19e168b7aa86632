/// The manifest of a package that was made from a description.
enum PackageManifest {
  /// - Parameters:
  ///   - library: where the library is.
  ///   - version: the first of the library that will do.
  ///   - recording: what tests of it are answered from, where there are some.
  static func text(
    service: String, library: LibraryPlace, version: String, testedBy recording: String? = nil
  ) -> String {
    let name = SourceText.literal(library.packageName)
    let tests = recording.map {
      """
      ,
          .testTarget(
            name: "\(service)ClientTests",
            dependencies: [
              "\(service)Client", .product(name: "ApusClient", package: \(name)),
              .product(name: "ApusTesting", package: \(name)),
            ], exclude: ["\($0)"]),
      """
    }
    return """
      // swift-tools-version: 6.2
      import PackageDescription

      \(library.declaration(version: version).joined(separator: "\n"))

      let package = Package(
        name: "\(service)Client",
        platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
        products: [.library(name: "\(service)Client", targets: ["\(service)Client"])],
        dependencies: [apus],
        targets: [
          .target(
            name: "\(service)Client",
            dependencies: [
              .product(name: "ApusClient", package: \(name)), .product(name: "ApusJSON", package: \(name)),
            ])\(tests ?? "")
        ]
      )

      """
  }
}
