internal import JSON
internal import OpenAPI

/// Outlines of descriptions that were loaded before, by the content they were made from, so that they need not be
/// read again. What is damaged or cannot be written is as though it had never been there.
struct SpecificationCache {
  private let folder: String
  private let files: FileReader

  /// Whether there is anything; finding out what content a large file has is not free.
  var isEmpty: Bool { PrivateFile.names(in: folder).isEmpty }

  /// How many outlines are kept.
  private static let limit = 32

  /// `nil` when there is no folder for it.
  init?(_ environment: Environment) {
    guard let folder = Folders(environment).cachedSpecifications else { return nil }
    self.folder = folder
    files = environment.files
  }

  /// The outline of a description with this content, and what is wrong with the description.
  func entry(for content: ContentDigest) -> (index: Specification, warnings: [String])? {
    guard case .success(let bytes) = files.contents(path(of: content)),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      bytes[..<end].elementsEqual(Self.mark(of: bytes[(end + 1)...]).utf8),
      let index = try? Specification(Array(bytes[(end + 1)...]))
    else { return nil }
    let warnings = index.document.root[Self.warnings]?.children.compactMap(\.string) ?? []
    return (index, warnings)
  }

  func keep(_ specification: Specification, warnings: [String], for content: ContentDigest) {
    let outline = specification.outline(adding: Self.warnings, warnings) + "\n"
    try? PrivateFile.write(
      Self.mark(of: Array(outline.utf8)) + "\n" + outline, to: path(of: content), lasts: false)
    PrivateFile.removeOldest(in: folder, keeping: Self.limit)
  }

  private func path(of content: ContentDigest) -> String { "\(folder)/\(content.text).json" }

  /// The first line of a file: what it is, in which version, and what tells whether the rest is whole.
  private static func mark(of rest: some Collection<UInt8>) -> String {
    "apus outline 1 \(ContentDigest(rest).text)"
  }

  private static let warnings = "x-apus-warnings"
}
