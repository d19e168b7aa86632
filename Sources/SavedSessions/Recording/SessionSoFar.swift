internal import ApusAnswers
internal import ApusClient
internal import ApusRecordings
internal import ApusRendering
internal import ApusText

/// What a session has been so far, as far as it can still be written. Of many lines only the last are kept, so that a
/// session may go on for days; while it is recorded, all are.
struct SessionSoFar {
  private var recent: Recent<Recorder.Entry>
  /// How many lines are no longer here.
  private var goneCount = 0

  init(keeping most: Int, bytes: Int = Recent<Recorder.Entry>.usualBytes) {
    recent = Recent(most, bytes: bytes, size: \.byteCount)
  }

  var entries: [Recorder.Entry] { recent.items }

  /// Whether none goes, however many there are.
  var keepsAll: Bool {
    get { recent.keepsAll }
    set {
      recent.keepsAll = newValue
      count(recent.trim())
    }
  }

  var lineCount: Int { entries.count { $0.isLine } }

  /// The lines so far, which are forgotten.
  mutating func takeLines() -> [LoggedLine] {
    defer {
      recent.begin(with: [])
      goneCount = 0
    }
    return entries.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  mutating func append(_ entry: Recorder.Entry) {
    if case .line(let line) = entry, line.recordings.contains(where: { $0.foresight != nil }) {
      count(recent.append(.line(line.withoutForesight)))
    } else {
      count(recent.append(entry))
    }
  }

  mutating func popLast() -> Recorder.Entry? { recent.popLast() }

  private mutating func count(_ gone: [Recorder.Entry]) { goneCount += gone.count { $0.isLine } }

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

extension Recorder.Entry {
  /// The bytes of the bodies in it.
  fileprivate var byteCount: Int {
    guard case .line(let line) = self else { return 0 }
    return line.recordings.reduce(line.piped?.count ?? 0) { $0 + $1.exchange.body.bytes.count }
  }
}
