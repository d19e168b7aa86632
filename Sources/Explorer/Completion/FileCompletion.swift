internal import ApusLanguage
package import ApusLineEditing
internal import ApusSystem

/// Completes names of files, where a line names one.
package enum FileCompletion {
  /// The part of a word that names a file; `nil` when none does.
  ///
  /// - Parameter takesFile: whether a setting does, by the words before a word and the word.
  package static func part(
    of typed: String, after before: [String], _ takesFile: ([String], String) -> Bool
  ) -> String? {
    let dialect = Dialect(ofLine: before.first ?? "")
    if let last = before.last,
      [">", ">>", "<"].contains(last) || OptionSpec.named(last, in: dialect)?.takesFile ?? false
        || takesFile(before, typed)
    {
      return typed
    }
    if typed.hasPrefix(">") { return String(typed.drop { $0 == ">" }) }
    if typed.hasPrefix("file:") { return String(typed.dropFirst("file:".count)) }
    if typed.hasPrefix("--"), let equals = typed.firstIndex(of: "="),
      OptionSpec.named(String(typed[..<equals]), in: dialect)?.takesFile ?? false
    {
      return String(typed[typed.index(after: equals)...])
    }
    guard let at = typed.firstIndex(of: "@"), !typed.contains("://"), !typed.hasPrefix("/") else {
      return nil
    }
    return String(typed[typed.index(after: at)...])
  }

  package static func completion(of typed: String, endingAt cursor: Int) -> Completion {
    let slash = typed.lastIndex(of: "/").map { typed.index(after: $0) } ?? typed.startIndex
    let (folder, begun) = (String(typed[..<slash]), String(typed[slash...]))
    let names = entries(of: folder.isEmpty ? "." : expanded(folder)) { name in
      name.hasPrefix(begun) && (begun.hasPrefix(".") || !name.hasPrefix("."))
    }
    let candidates = names.map { name, isFolder in
      Candidate(name + (isFolder ? "/" : ""), meaning: isFolder ? "folder" : "", addsSpace: !isFolder)
    }
    return Completion(replacing: cursor - begun.utf8.count..<cursor, candidates.sorted { $0.text < $1.text })
  }

  private static func expanded(_ path: String) -> String {
    guard path.hasPrefix("~/"), let home = ProcessVariables["HOME"] else { return path }
    return home + path.dropFirst()
  }

  private static func entries(
    of folder: String, where isWanted: (String) -> Bool
  ) -> [(name: String, isFolder: Bool)] {
    Folder.names(in: folder, limit: 2_000, where: isWanted).map { name in
      (name, (try? FileStatus(of: folder + "/" + name))?.kind == .folder)
    }
  }
}

extension Dialect {
  /// - Parameter word: what a line begins with.
  fileprivate init(ofLine word: String) {
    switch PastedLine.Program(word.lowercased()) {
    case .curl, .curlie: self = .curl
    case .wget: self = .wget
    case .httpie: self = .httpie
    case nil: self = .native
    }
  }
}
