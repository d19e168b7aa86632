internal import ApusClient
internal import ApusLanguage
package import ApusSurroundings
package import ApusSystem

/// Finds the sessions that somebody named: files, folders with all that is below them, patterns, and `FILE:LINE`.
package struct SessionSearch {
  private let files: FileReader

  package init(_ files: FileReader) { self.files = files }

  /// What a word names, in the order of its names.
  package func places(of typed: String) throws(CommandFailure) -> [Place] {
    if typed == Place.standardInput { return [Place(path: typed)] }
    let kind = kind(of: typed)
    if kind == .folder {
      let found = sessions(
        below: [".", "./"].contains(typed) ? "" : typed.hasSuffix("/") ? typed : typed + "/")
      guard found.isEmpty else { return found.map { Place(path: $0) } }
      throw CommandFailure(
        .usageArgument, "\(typed) is a folder without a saved session, whose name would end in \(Self.end)")
    }
    if kind == nil {
      if let pattern = PathPattern(typed) { return try places(of: typed, pattern) }
      if let (file, line) = Self.fileAndLine(in: typed) {
        let path = try SessionFileName.path(of: file, in: files)
        return [Place(path: path, typed: typed, line: line)]
      }
    }
    // A whole name says what it is.
    let isWhole = kind == .file && typed.hasSuffix(Self.end)
    return [Place(path: isWhole ? typed : try SessionFileName.path(of: typed, in: files), typed: typed)]
  }

  private static let end = ".session.md"

  private func places(
    of typed: String, _ pattern: PathPattern
  ) throws(CommandFailure) -> [Place] {
    let found = sessions(below: pattern.folder, isDeep: pattern.isDeep) { path in
      let name = path.dropFirst(pattern.folder.count)
      // A name may be typed without its end.
      return pattern.matches(String(name)) || pattern.matches(String(name.dropLast(Self.end.count)))
    }
    guard found.isEmpty else { return found.map { Place(path: $0) } }
    throw CommandFailure(.usageArgument, "no saved session is called \(typed)")
  }

  /// What stands at a path; `nil` for nothing.
  private func kind(of path: String) -> FileStatus.Kind? {
    let place = files.expanded(path)
    return try? FileStatus(of: place.isEmpty ? "." : place).kind
  }

  /// The sessions in a folder and those below it, by their paths. What a link leads to is not entered, so that nothing is
  /// met twice; neither is what is hidden.
  private func sessions(
    below folder: String, isDeep: Bool = true, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    var found: [String] = []
    var folders = [folder]
    while let folder = folders.popLast() {
      let place = files.expanded(folder)
      for name in Folder.names(in: place.isEmpty ? "." : place, where: { !$0.hasPrefix(".") }) {
        let path = folder + name
        guard let status = try? FileStatus(of: files.expanded(path), followsLinks: false) else { continue }
        if status.kind == .folder {
          if isDeep { folders.append(path + "/") }
        } else if name.hasSuffix(Self.end), name.count > Self.end.count, isWanted(path) {
          found.append(path)
        }
      }
    }
    return found.sorted()
  }

  /// `demo.session.md:14`
  static func fileAndLine(in text: String) -> (file: String, line: Int)? {
    guard let colon = text.lastIndex(of: ":"), colon > text.startIndex,
      let line = Int(text[text.index(after: colon)...]), line > 0
    else { return nil }
    return (String(text[..<colon]), line)
  }
}

extension SessionSearch.Place {
  /// What stands for the standard input among names of files.
  package static let standardInput = "-"
}

extension SessionSearch {
  /// A session that somebody named to be replayed, or a step of it.
  package struct Place: Sendable, Hashable {
    /// The file, as it is told in messages; `-` is standard input.
    package let path: String
    /// What to type for it.
    package let typed: String
    /// The line that was named; `nil` for all.
    package let line: Int?

    package init(path: String, typed: String? = nil, line: Int? = nil) {
      self.path = path
      self.typed = typed ?? path
      self.line = line
    }

    /// The same as a word of a line.
    var quoted: String { ItemPrinter().quoted(typed) }
  }
}
