internal import APIClient
internal import Encodings
internal import Transcripts

/// A line that was run, with everything it takes to run it again without a network.
struct LoggedLine: Sendable {
  let text: String
  let recordings: [Recording]
  /// What the command behind `|` wrote; `nil` when nobody knows.
  var piped: [UInt8]?
  let outcome: StepOutcome
  /// Secrets that this line was given.
  let secrets: [GivenSecret]
  /// Some of what it received was too much to keep.
  let isCut: Bool
}

/// A secret, and where a line said that it is: `TOKEN` of the environment, or `file:PATH`; `nil` when it was typed.
struct GivenSecret: Sendable {
  let secret: Secret
  let source: String?
}

/// The session so far: every line from the first on. Lines that only manage recordings are left out.
final class SessionLog {
  enum Entry: Sendable {
    case line(LoggedLine)
    case note(String)
  }

  let requests: RequestLog
  /// What the session began with, as a saved session names it.
  var base: String?
  private(set) var entries: [Entry] = []
  /// Secrets that the line that runs was given.
  var secrets: [GivenSecret] = []
  private let commands: CommandList

  init(_ requests: RequestLog, commands: CommandList) {
    self.requests = requests
    self.commands = commands
  }

  var lineCount: Int { entries.count { if case .line = $0 { true } else { false } } }

  /// Adds a line; `nil` when there is nothing to keep of it.
  func add(_ text: String, _ outcome: Outcome, isInterrupted: Bool, piped: [UInt8]?) -> Entry? {
    var (recordings, isCut) = requests.take()
    defer { secrets = [] }
    guard belongsToSession(text) else { return nil }
    if isInterrupted, let last = recordings.indices.last { recordings[last].isInterrupted = true }
    let line = LoggedLine(
      text: text, recordings: recordings, piped: piped, outcome: StepOutcome(outcome), secrets: secrets,
      isCut: isCut)
    entries.append(.line(line))
    return .line(line)
  }

  /// Whether a line does something of its own. What `run` ran is here line by line; a lesson has a session of its own.
  private func belongsToSession(_ text: String) -> Bool {
    let word = text.firstWord
    guard !word.isEmpty, !word.hasPrefix("#") else { return false }
    guard let type = commands.command(named: String(word))?.type else { return true }
    return type.spec.section != .leaving && !Self.isAboutSessions(type) && type != NoteCommand.self
      && type != RunCommand.self && !(type == TourCommand.self && text.trimmed != word)
  }

  /// Whether a command writes or replays saved sessions. What it does is not a part of one.
  static func isAboutSessions(_ command: any Command.Type) -> Bool {
    command == RecordCommand.self || command == SaveCommand.self || command == ReplayCommand.self
  }

  /// The lines so far, which are forgotten.
  func takeLines() -> [LoggedLine] {
    defer { entries = [] }
    return entries.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  func add(note: String) -> Entry {
    entries.append(.note(note))
    return .note(note)
  }
}
