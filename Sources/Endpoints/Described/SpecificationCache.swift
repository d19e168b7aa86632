internal import ApusJSON
internal import ApusLanguage
package import ApusOpenAPI
package import ApusSurroundings
internal import ApusSystem

/// Outlines of descriptions that were loaded before, so that they need not be read again. What is damaged or cannot be
/// written is as though it had never been there.
///
/// An outline belongs to a content. Which content a file has is kept too, and believed as long as the file has not
/// changed by a single sign of the system's.
package struct SpecificationCache {
  private let folder: String
  private let files: FileReader

  /// How many files are kept.
  private static let limit = 64

  /// `nil` when there is no folder for it.
  package init?(_ environment: Environment) {
    guard let folder = Folders(environment).cachedSpecifications else { return nil }
    self.folder = folder
    files = environment.files
  }

  /// The outline of the description in a file, and what is wrong with the description.
  package func entry(forFile file: String) -> (index: Specification, warnings: [String])? {
    // Finding out what content a large file has is not free, and what may not be read is not known either.
    guard !PrivateFile.names(in: folder).isEmpty, files.problem(file) == nil else { return nil }
    let identity = files.identity(file)
    if let content = identity.flatMap(content(ofIdentity:)), let entry = entry(for: content) { return entry }
    guard case .success(let digest) = files.digest(file), let entry = entry(for: digest.text) else {
      return nil
    }
    if let identity { write(digest.text, to: path(ofIdentity: identity)) }
    return entry
  }

  private func entry(for content: String) -> (index: Specification, warnings: [String])? {
    guard let bytes = read(path(of: content)), let index = try? Specification(bytes) else { return nil }
    return (index, index.document.root[Self.warnings]?.children.compactMap(\.string) ?? [])
  }

  /// - Parameter content: the bytes of the file, which need not be those of the document.
  package func keep(
    _ specification: Specification, content bytes: [UInt8], warnings: [String], forFile file: String
  ) {
    let content = ContentDigest(bytes).text
    write(specification.outline(adding: Self.warnings, warnings), to: path(of: content))
    if let identity = files.identity(file) { write(content, to: path(ofIdentity: identity)) }
    PrivateFile.removeOldest(in: folder, keeping: Self.limit)
  }

  private func content(ofIdentity identity: String) -> String? {
    read(path(ofIdentity: identity)).map { String(decoding: $0, as: UTF8.self) }
  }

  private func path(of content: String) -> String { "\(folder)/\(content).json" }
  private func path(ofIdentity identity: String) -> String {
    "\(folder)/\(ContentDigest(identity.utf8).text).file"
  }

  private static let warnings = "x-apus-warnings"

  // MARK: Files

  /// The rest of a file whose first line says truly what it holds. Nobody is asked for the program's own files.
  private func read(_ path: String) -> [UInt8]? {
    guard case .success(let bytes) = FileReader.disk(home: nil).contents(path),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
    else {
      return nil
    }
    let rest = Array(bytes[(end + 1)...])
    return bytes[..<end].elementsEqual(Self.mark(of: rest).utf8) ? rest : nil
  }

  private func write(_ text: String, to path: String) {
    try? PrivateFile.write(Self.mark(of: Array(text.utf8)) + "\n" + text, to: path, lasts: false)
  }

  /// What a file is, in which version, and what tells whether the rest is whole.
  private static func mark(of rest: [UInt8]) -> String { "apus outline 3 \(ContentDigest(rest).text)" }
}
