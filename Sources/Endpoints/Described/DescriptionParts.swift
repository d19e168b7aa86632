internal import ApusClient
internal import ApusOpenAPI
internal import ApusSurroundings
internal import ApusSystem

/// The other files that a description refers to: below its folder, or at its own origin. What is elsewhere is asked for once.
struct DescriptionParts {
  private let reader: DescriptionReader
  private let place: DescriptionPlace
  private let folder: String

  /// How many are read, and how many bytes in all.
  private static let mostFiles = 5_000
  private static let mostBytes = 64 << 20

  /// Of a file.
  init(reader: DescriptionReader, path: String) {
    self.reader = reader
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    folder = parts.dropLast().joined(separator: "/")
    place = .file(name: parts.last.map(String.init) ?? path)
  }

  /// Of what came from the network.
  init(reader: DescriptionReader, url: WebURL) {
    self.reader = reader
    folder = ""
    place = DescriptionPlace(url: url.description)
  }

  /// The description with what its files have.
  func joined(to specification: Specification) async throws(SpecificationError) -> Specification {
    var bundle = DescriptionBundle(specification.document, at: place)
    var (count, bytes) = (0, 0)
    var mayLeave: Bool?
    while let path = bundle.next() {
      count += 1
      guard count <= Self.mostFiles, bytes <= Self.mostBytes, !Task.isCancelled else {
        bundle.miss(path, because: "not read: there are too many files, or too much in them")
        break
      }
      if place.isOutside(path) {
        let may =
          mayLeave
          ?? reader.environment.confirm("the description refers to \(path), outside of it; read such files? ")
        mayLeave = may
        guard may else {
          bundle.miss(path, because: "not read: it is outside, and nobody allowed it")
          continue
        }
      }
      switch await contents(of: path) {
      case .success(let content):
        bytes += content.count
        bundle.add(content, at: path)
      case .failure(let problem): bundle.miss(path, because: problem.reason)
      }
    }
    let whole = try DescriptionText(bundle.text())
    return try Specification(whole.document, remarks: specification.remarks + bundle.remarks)
  }

  private func contents(of path: String) async -> Result<[UInt8], FileProblem> {
    if DescriptionPlace.origin(of: path) != nil {
      return await reader.part(path)
    }
    return reader.environment.files.contents(
      folder.isEmpty || path.hasPrefix("/") ? path : folder + "/" + path)
  }
}
