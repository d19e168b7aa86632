/// The lines that were entered, oldest first: kept across runs in a file, searched by the editor.
///
/// Nothing about the file is an error that stops anyone: a missing file is an empty history, and what cannot be read
/// or written becomes a warning while the lines stay in memory.
package final class History {
  package private(set) var entries: [String] = []
  /// What went wrong with the file and was not told yet.
  private var warnings: [HistoryWarning] = []
  private var unsaved: [String] = []
  private var told: Set<HistoryWarning> = []
  private let file: HistoryFile?
  private let limit: Int
  private let mayKeep: (String) -> Bool

  /// - Parameters:
  ///   - path: the file; its folder is created when missing. `nil` keeps the history in memory only.
  ///   - limit: how many lines are kept.
  ///   - mayKeep: `false` for a line that must not be kept anywhere, such as one with a secret. By default all are kept.
  package init(path: String? = nil, limit: Int = 10_000, mayKeep: @escaping (String) -> Bool = { _ in true })
  {
    self.limit = max(1, limit)
    self.mayKeep = mayKeep
    guard let path else {
      file = nil
      return
    }
    let file = HistoryFile(path: path, limit: self.limit)
    self.file = file
    let loaded = file.load()
    entries = loaded.entries
    warnings = loaded.warnings
  }

  /// Remembers a line, in memory and in the file. Not kept, and no error: an empty line, one that begins with a space,
  /// the same line twice in a row, and what `mayKeep` refuses.
  package func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line.first != " ", line != entries.last, mayKeep(line)
    else {
      return
    }
    entries.append(line)
    if entries.count > limit + limit / 4 + 1 { entries.removeFirst(entries.count - limit) }
    save(line)
  }

  /// What could not be saved is tried again with the next line.
  private func save(_ line: String) {
    guard let file else { return }
    unsaved = unsaved.suffix(limit - 1) + [line]
    if let warning = file.append(unsaved) {
      note(warning)
    } else {
      unsaved = []
    }
  }

  /// The warnings since the last call. The same warning is given once.
  package func takeWarnings() -> [HistoryWarning] {
    defer { warnings.removeAll() }
    return warnings
  }

  /// The newest entry that begins with `prefix` and is longer, below `index` when one is given.
  package func latest(startingWith prefix: String, before index: Int? = nil) -> Int? {
    let wanted = prefix.utf8
    return newest(before: index) { $0.utf8.count > wanted.count && $0.utf8.starts(with: wanted) }
  }

  /// The newest entry that goes on from a text and may be offered. Only some are asked about: this is done at each key.
  func offer(startingWith prefix: String, _ mayOffer: (String) -> Bool) -> String? {
    var place: Int?
    for _ in 0..<20 {
      place = latest(startingWith: prefix, before: place)
      guard let place else { return nil }
      if mayOffer(entries[place]) { return entries[place] }
    }
    return nil
  }

  /// The newest entry that `matches`, below `index` when one is given.
  func newest(before index: Int? = nil, where matches: (String) -> Bool) -> Int? {
    entries.prefix(max(0, index ?? entries.count)).lastIndex(where: matches)
  }

  /// The oldest entry above `index` that `matches`.
  func oldest(after index: Int, where matches: (String) -> Bool) -> Int? {
    guard index + 1 < entries.count else { return nil }
    return entries[(index + 1)...].firstIndex(where: matches)
  }

  private func note(_ warning: HistoryWarning) {
    if told.insert(warning).inserted { warnings.append(warning) }
  }
}
