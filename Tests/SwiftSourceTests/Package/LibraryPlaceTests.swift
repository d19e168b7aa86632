import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Where a generated package finds the library", .paced)
struct LibraryPlaceTests {
  @Test(
    "is a folder, an address with the name of the package there, or a line that has to be filled in",
    arguments: [
      ("/src/my apus", #"let apus = Package.Dependency.package(name: "apus", path: "/src/my apus")"#, "apus"),
      ("a\"b", #"let apus = Package.Dependency.package(name: "apus", path: "a\"b")"#, "apus"),
      (
        "https://a.test/x/apus-kit.git",
        #"let apus = Package.Dependency.package(url: "https://a.test/x/apus-kit.git", from: "1.2.3")"#,
        "apus-kit"
      ),
      (
        "git@a.test:apus", #"let apus = Package.Dependency.package(url: "git@a.test:apus", from: "1.2.3")"#,
        "apus"
      ),
    ])
  func places(_ text: String, _ line: String, _ package: String) {
    let manifest = PackageManifest.text(
      service: "Zoo", library: LibraryPlace(text), version: "1.2.3", testedBy: "recorded.har")
    #expect(manifest.contains("\n\(line)\n") && !manifest.contains("#error"), "\(manifest)")
    #expect(manifest.split(separator: "package: \"\(package)\"").count == 5, "\(manifest)")
    #expect(PackageManifest.text(service: "Zoo", library: .unknown, version: "1.2.3").contains("\n#error("))
  }
}
