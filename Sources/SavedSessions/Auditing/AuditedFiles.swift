internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
internal import ApusSurroundings
internal import ApusSystem

/// The files that are looked through for what somebody named.
struct AuditedFiles {
  /// In their order.
  private(set) var paths: [String] = []
  /// How many files of a folder are not read.
  private(set) var passedOver = 0

  /// Sessions with their recordings, and others; of a folder those that have requests, or values for them, whatever
  /// program they are of.
  ///
  /// - Throws: where there is nothing of that name, or nothing in a folder that could be looked through.
  init(_ typed: String, _ files: FileReader) throws {
    let place = files.expanded(typed)
    guard let kind = try? FileStatus(of: place.isEmpty ? "." : place).kind else {
      let whole = SessionFileName.whole(typed)
      guard files.problem(files.expanded(whole)) == nil else {
        throw CommandFailure(.usageArgument, "\(typed) is not there")
      }
      paths = Self.both(whole, files)
      return
    }
    guard kind == .folder else {
      paths = Self.both(typed, files)
      return
    }
    try look(in: typed.hasSuffix("/") ? typed : typed + "/", files)
    guard !paths.isEmpty else {
      throw CommandFailure(.usageArgument, "no file in \(typed) has requests, or values for them")
    }
    paths.sort()
  }

  private mutating func look(in folder: String, _ files: FileReader) throws {
    var folders = [folder]
    while let folder = folders.popLast() {
      try Task.checkCancellation()
      for name in Folder.names(in: files.expanded(folder)) where !Self.isOfProgram(name) {
        let path = folder + name
        // What a link leads to is looked through where it lies, and may be a folder around this one.
        let status = try? FileStatus(of: files.expanded(path), followsLinks: false)
        if status?.kind == .folder { folders.append(path + "/") }
        guard status?.kind == .file else { continue }
        if Self.isRead(path, name, files) { paths.append(path) } else { passedOver += 1 }
      }
    }
  }

  /// Where programs keep what is their own.
  private static func isOfProgram(_ name: String) -> Bool {
    [".git", ".hg", ".svn", ".build", ".DS_Store"].contains(name)
  }

  /// Whether a file in a folder is looked through, by its name or, where that says little, by what it holds.
  private static func isRead(_ path: String, _ name: String, _ files: FileReader) -> Bool {
    let name = name.lowercased()
    // What package managers write for themselves has names of packages.
    if ["package-lock.json", "packages-lock.json", "pnpm-lock.yaml"].contains(name) { return false }
    let isNamed =
      ends.contains(where: name.hasSuffix) || name.hasPrefix(".env.") || AuditedText.isScript(name)
    guard isNamed || !name.dropFirst().contains("."),
      case .success(let bytes) = files.contents(files.expanded(path))
    else { return false }
    let kind = FileKind.of(bytes, name: name)
    return kind != .binary && (isNamed || kinds.contains(kind))
  }

  private static let ends = [
    ".har", ".session.md", ".http", ".rest", ".hurl", ".bru", ".env", ".envrc", "netrc", ".npmrc", ".csv",
    ".tsv",
    ".json", ".yaml", ".yml", ".ini", ".properties", ".sh", ".bash", ".zsh", ".xml",
  ]
  private static let kinds = CollectionFile.kinds.union([
    .har, .thunderClient, .httpFile, .script, .netrc, .session,
  ])

  /// A session and its recording belong together.
  private static func both(_ path: String, _ files: FileReader) -> [String] {
    guard path.hasSuffix(".session.md") else { return [path] }
    let recording = Audit.recording(of: path, files)
    return files.problem(files.expanded(recording)) == nil ? [recording, path] : [path]
  }
}
