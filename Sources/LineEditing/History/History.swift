internal import Synchronization

/// The lines that were entered, oldest first: kept across runs in a file, searched by the editor.
///
/// Nothing about the file is an error that stops anyone: a missing file is an empty history, and what cannot be read
/// or written becomes a warning while the lines stay in memory.
package final class History: Sendable {
  private struct State {
    var entries: [String] = []
    /// What went wrong with the file and was not told yet.
    var warnings: [HistoryWarning] = []
    var unsaved: [String] = []
    var told: Set<HistoryWarning> = []
  }

  private let state: Mutex<State>
  private let file: HistoryFile?
  private let limit: Int
  private let mayKeep: @Sendable (String) -> Bool

  /// - Parameters:
  ///   - path: the file; its folder is created when missing. `nil` keeps the history in memory only.
  ///   - limit: how many lines are kept.
  ///   - mayKeep: `false` for a line that must not be kept anywhere, such as one with a secret. By default all are kept.
  package init(
    path: String? = nil, limit: Int = 10_000, mayKeep: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.limit = max(1, limit)
    self.mayKeep = mayKeep
    file = path.map { [limit = self.limit] in HistoryFile(path: $0, limit: limit) }
    let loaded = file?.load() ?? HistoryFile.Loaded()
    state = Mutex(State(entries: loaded.entries, warnings: loaded.warnings))
  }

  package var entries: [String] { state.withLock { $0.entries } }

  /// Remembers a line, in memory and in the file. Not kept, and no error: an empty line, one that begins with a space,
  /// the same line twice in a row, and what `mayKeep` refuses.
  package func append(_ line: String) {
    guard line.contains(where: { !$0.isWhitespace }), line.first != " ", mayKeep(line) else { return }
    state.withLock { state in
      guard line != state.entries.last else { return }
      state.entries.append(line)
      if state.entries.count > limit + limit / 4 + 1 {
        state.entries.removeFirst(state.entries.count - limit)
      }
      save(line, &state)
    }
  }

  /// What could not be saved is tried again with the next line.
  private func save(_ line: String, _ state: inout State) {
    guard let file else { return }
    state.unsaved = state.unsaved.suffix(limit - 1) + [line]
    if let warning = file.append(state.unsaved) {
      Self.note(warning, in: &state)
    } else {
      state.unsaved = []
    }
  }

  /// Forgets lines, in memory and in the file, where other programs may have put some meanwhile.
  ///
  /// - Returns: how many those were. Where the file cannot be written it keeps its own, and a warning says so.
  @discardableResult
  package func forget(where isUnwanted: (String) -> Bool) -> Int {
    state.withLock { state in
      let before = state.entries.count
      state.entries.removeAll(where: isUnwanted)
      state.unsaved.removeAll(where: isUnwanted)
      var removed = before - state.entries.count
      do throws(HistoryWarning) {
        removed = max(removed, try file?.remove(where: isUnwanted) ?? 0)
      } catch {
        Self.note(error, in: &state)
      }
      return removed
    }
  }

  /// The warnings since the last call. The same warning is given once.
  package func takeWarnings() -> [HistoryWarning] {
    state.withLock { state in
      defer { state.warnings.removeAll() }
      return state.warnings
    }
  }

  /// The newest entry that begins with `prefix` and is longer, below `index` when one is given.
  package func latest(startingWith prefix: String, before index: Int? = nil) -> Int? {
    let wanted = prefix.utf8
    return newest(before: index) { $0.utf8.count > wanted.count && $0.utf8.starts(with: wanted) }
  }

  /// The newest entry that goes on from a text and may be offered. Only some are asked about: this is done at each key.
  func offer(startingWith prefix: String, _ mayOffer: (String) -> Bool) -> String? {
    let entries = entries
    var place: Int?
    for _ in 0..<20 {
      place = latest(startingWith: prefix, before: place)
      guard let place, entries.indices.contains(place) else { return nil }
      if mayOffer(entries[place]) { return entries[place] }
    }
    return nil
  }

  /// The newest entry that `matches`, below `index` when one is given.
  func newest(before index: Int? = nil, where matches: (String) -> Bool) -> Int? {
    let entries = entries
    return entries.prefix(max(0, index ?? entries.count)).lastIndex(where: matches)
  }

  /// The oldest entry above `index` that `matches`.
  func oldest(after index: Int, where matches: (String) -> Bool) -> Int? {
    let entries = entries
    guard index + 1 < entries.count else { return nil }
    return entries[(index + 1)...].firstIndex(where: matches)
  }

  private static func note(_ warning: HistoryWarning, in state: inout State) {
    if state.told.insert(warning).inserted { state.warnings.append(warning) }
  }
}
