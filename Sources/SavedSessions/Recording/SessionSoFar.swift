internal import ApusRendering
internal import ApusText

/// What a session has been so far, as far as it can still be written. Of many lines only the last are kept, so that a
/// session may go on for days; while it is recorded, all are.
struct SessionSoFar {
  private(set) var entries: [Recorder.Entry] = []
  /// Whether none goes, however many there are.
  var keepsAll = false { didSet { trim() } }
  private let most: Int
  /// How many lines are no longer here.
  private var goneCount = 0

  init(keeping most: Int) { self.most = max(1, most) }

  var lineCount: Int { entries.count { $0.isLine } }

  /// The lines so far, which are forgotten.
  mutating func takeLines() -> [LoggedLine] {
    defer { (entries, goneCount) = ([], 0) }
    return entries.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  mutating func append(_ entry: Recorder.Entry) {
    entries.append(entry)
    trim()
  }

  mutating func popLast() -> Recorder.Entry? { entries.popLast() }

  /// Lets go of the oldest, some at a time: for each line alone, all the others would move.
  private mutating func trim() {
    guard !keepsAll, entries.count > most + most / 8 else { return }
    let gone = entries.prefix(entries.count - most)
    goneCount += gone.count { $0.isLine }
    entries.removeFirst(gone.count)
  }

  /// Writes what there is behind the first so many entries, and says what there is no more of.
  ///
  /// - Parameter isAgain: whether it was said before which lines are left out, as a secret would stand in them.
  func write(
    to writer: SessionWriter, behind count: Int, isAgain: Bool, _ say: Recorder.Say
  ) async throws {
    if goneCount > 0, count == 0, !isAgain {
      let lines = Units.count(goneCount, "line")
      say(Line("without the first \(lines) of the session, which are kept no more", .warning).retold)
    }
    for entry in entries.dropFirst(count) {
      do {
        try await writer.append(entry)
      } catch SessionFileFailure.leak(let leak) {
        if !isAgain { say(Line("not recorded: \(leak)", .warning).retold) }
      }
    }
  }
}
