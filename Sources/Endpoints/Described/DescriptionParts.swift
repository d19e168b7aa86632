package import ApusOpenAPI
internal import ApusSurroundings
package import ApusSystem

/// The other files that a description in a file refers to.
package struct DescriptionParts {
  private let files: FileReader
  private let folder: String
  private let name: String

  /// How many are read, and how many bytes in all.
  private static let mostFiles = 5_000
  private static let mostBytes = 64 << 20

  package init(files: FileReader, path: String) {
    self.files = files
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    folder = parts.dropLast().joined(separator: "/")
    name = parts.last.map(String.init) ?? path
  }

  /// The description with what its files have, below its folder.
  package func joined(to specification: Specification) throws(SpecificationError) -> Specification {
    var bundle = DescriptionBundle(specification.document, name: name)
    var (count, bytes) = (0, 0)
    while let path = bundle.next() {
      count += 1
      guard count <= Self.mostFiles, bytes <= Self.mostBytes else {
        bundle.miss(path, because: "not read: there are too many files, or too much in them")
        break
      }
      switch files.contents(folder.isEmpty ? path : folder + "/" + path) {
      case .success(let content):
        bytes += content.count
        bundle.add(content, at: path)
      case .failure(let problem): bundle.miss(path, because: problem.reason)
      }
    }
    let whole = try DescriptionText(bundle.text())
    return try Specification(whole.document, remarks: specification.remarks + bundle.remarks)
  }
}
