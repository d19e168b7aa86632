package import ApusSurroundings
package import ApusSystem

/// Descriptions that were fetched, kept for the next time: a note of each, and beside it the text it names. A note is
/// there whole or not at all, so that two programs at once lose nothing.
package struct DescriptionShelf: Sendable {
  private let folder: String
  private let files: FileReader
  /// How many bytes all texts may have.
  private let limit: Int

  package static let usualLimit = 200_000_000

  /// `nil` when there is no folder for it.
  package init?(_ environment: Environment, limit: Int = usualLimit) {
    guard let folder = Folders(environment).keptDescriptions else { return nil }
    self.folder = folder
    self.limit = limit
    files = environment.files
  }

  /// What is kept, the latest first.
  package var all: [KeptDescription] {
    PrivateFile.names(in: folder).filter { $0.hasSuffix(Self.ending) }.compactMap(note(in:))
      .sorted { ($0.fetched, $1.name) > ($1.fetched, $0.name) }
  }

  /// What is kept under a name, whole.
  package func kept(_ name: String) -> KeptDescription? {
    guard let note = note(in: Self.file(of: name)), note.name == name,
      let status = try? FileStatus(of: path(of: note)), status.size == note.size
    else { return nil }
    return note
  }

  package func path(of kept: KeptDescription) -> String { "\(folder)/\(kept.file)" }

  /// What was seen beside a description.
  package func seen(beside kept: KeptDescription) -> SeenNotes {
    SeenNotes(
      at: "\(folder)/\(Self.key(of: kept.name))\(Self.endingOfSeen)",
      of: "\(folder)/\(Self.file(of: kept.name))", files)
  }

  /// Keeps a text in place of what has its name. What was fetched longest ago goes where it is too much in all.
  package func keep(
    _ bytes: [UInt8], from source: DescriptionSource, etag: String?, modified: String?, at now: Int
  ) throws(FileProblem) -> KeptDescription {
    let file = "\(ContentDigest(bytes).text).text"
    let note = KeptDescription(
      source, file: file, size: bytes.count, etag: etag, modified: modified, at: now)
    do throws(SafeFile.Failure) {
      try SafeFile.replace("\(folder)/\(file)", with: bytes, lasts: false)
    } catch {
      throw FileProblem(error.reason)
    }
    try PrivateFile.write(note.text, to: "\(folder)/\(Self.file(of: source.name))", lasts: false)
    makeRoom(for: note)
    return note
  }

  /// Notes that it was asked for. That it cannot be written is no trouble: it is asked for once more.
  package func note(_ kept: KeptDescription, askedAt now: Int) -> KeptDescription {
    var note = kept
    note.asked = now
    try? PrivateFile.write(note.text, to: "\(folder)/\(Self.file(of: kept.name))", lasts: false)
    return note
  }

  /// Whether there was one of that name.
  package func forget(_ name: String) -> Bool {
    guard note(in: Self.file(of: name)) != nil else { return false }
    FilePath.remove("\(folder)/\(Self.file(of: name))")
    removeUnnamed()
    return true
  }

  private func makeRoom(for latest: KeptDescription) {
    let notes = all
    var size = notes.reduce(0) { $0 + $1.size }
    for note in notes.reversed() where size > limit && note.name != latest.name {
      FilePath.remove("\(folder)/\(Self.file(of: note.name))")
      size -= note.size
    }
    removeUnnamed()
  }

  /// Texts that no note names any more, and what was seen beside them.
  private func removeUnnamed() {
    let all = all
    let named = Set(all.map(\.file) + all.map { Self.key(of: $0.name) + Self.endingOfSeen })
    for name in PrivateFile.names(in: folder)
    where [".text", Self.endingOfSeen].contains(where: name.hasSuffix) && !named.contains(name) {
      FilePath.remove("\(folder)/\(name)")
    }
  }

  private func note(in file: String) -> KeptDescription? {
    guard case .success(let bytes) = files.contents("\(folder)/\(file)") else { return nil }
    return KeptDescription(bytes)
  }

  private static let ending = ".note"

  private static let endingOfSeen = ".seen"

  private static func file(of name: String) -> String { key(of: name) + ending }
  private static func key(of name: String) -> String { ContentDigest(name.utf8).text }
}
