import ApusContracts
import ApusFolderTestSupport
import ApusLanguageTestSupport
import ApusPractice
import ApusReplTestSupport
import ApusSavedSessions
import Foundation

@testable import ApusInvocation
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

/// Records a session as it is held, and replays it at once where every connection fails.
struct MadeUpSession {
  private let talk: Talk
  private let home: TestFolder

  /// The screen that documents are made for, so that both can be compared.
  private static let screen = Console.Traits(
    isTerminal: true, width: 100, height: 24, hasColour: false, movesCursor: false)

  private init() async throws {
    let home = try TestFolder()
    self.home = home
    talk = try await Talk(
      to: Self.screen, variables: ["HOME": home.path, "TOKEN": "s3cret-token-value"]
    ) {
      // However long a line says to wait.
      $0.clock.pause = { _ in try Task.checkCancellation() }
    }
  }

  /// What differs, for people; `nil` when the recording is what was on the screen, and the replay what was recorded.
  static func problem(of lines: [String]) async throws -> String? {
    try await MadeUpSession().problem(of: lines)
  }

  private func problem(of lines: [String]) async throws -> String? {
    await talk.say("record it")
    var answers: [(line: String, answer: Answer)] = []
    for line in lines {
      // Nothing else ends what goes on until somebody has seen enough.
      let goesOn = line.contains("watch")
      let answer = goesOn ? await talk.interrupting(line, after: 2) : await talk.say(line)
      if !line.firstWord.isEmpty, line.firstWord != "note" { answers.append((line, answer)) }
    }
    let end = await talk.say("record off")
    if end.text.contains("goes another way") { return end.text }
    let replay = await (try Talk(transport: NoNetwork())).say("replay \(talk.folder.path)/it")
    if replay.outcome != .ok { return replay.text }
    return try difference(from: answers)
  }

  /// Where the document does not have what was on the screen.
  private func difference(from answers: [(line: String, answer: Answer)]) throws -> String? {
    let document = try SessionDocument(parsing: talk.folder.contents(of: "it.session.md") ?? [])
    // What a file holds stands there line by line.
    guard !answers.contains(where: { $0.line.hasPrefix("run") }) else { return nil }
    guard document.steps.count == answers.count else {
      return "\(answers.count) lines became \(document.steps.count) steps"
    }
    for (step, (line, answer)) in zip(document.steps, answers) where !Self.isAnotherEachTime(line) {
      let expected = step.expected.map {
        $0 == "..." ? "[..]" : $0.replacing(/({{|%7B%7B)secret(:|%3A).*?(}}|%7D%7D)/, with: "[..]")
      }
      let shown = RecordableText.output(named(answer.text))
      guard !Self.isSame(expected, shown) else { continue }
      return "\(line)\nis in the document:\n\(expected.joined(separator: "\n"))\n"
        + "and was on the screen:\n\(shown.joined(separator: "\n"))"
    }
    return nil
  }

  /// What differs between a recording and the moment itself: how long something took, whether a shell's command or an
  /// error was heard first, bytes that no document has raw, and which columns there is room for.
  private static func isAnotherEachTime(_ line: String) -> Bool {
    line.hasPrefix("repeat") || line.hasPrefix("timing") || line.hasPrefix("table") || line.contains("|")
      || line.unicodeScalars.contains { $0.properties.generalCategory == .control }
  }

  /// Whether two texts are the same but for where their lines break and end: names of another length break them
  /// elsewhere.
  private static func isSame(_ expected: [String], _ shown: [String]) -> Bool {
    func whole(_ line: String) -> String {
      // What is cut short goes on for as long as there is room.
      if line.contains("…") { return line.split(separator: " ").prefix(2).joined(separator: " ") }
      return line.replacing(#/ \\$/#, with: "").replacing(/apus-[0-9a-f]+/, with: "boundary")
        .replacing(/^Content-Length: [0-9]+$/, with: "Content-Length")
    }
    func flat(_ lines: [String]) -> String {
      lines.map(whole).joined(separator: " ").replacing(#/ +/#, with: " ")
    }
    // Words are broken too, where they are longer than a line.
    func solid(_ lines: [String]) -> String {
      lines.map { PlaceholderWriter(elidesPorts: false).elide(line: whole($0)) }.joined().replacing(
        " ", with: "")
    }
    return [flat, solid].contains { ExpectedText([$0(expected)]).compare(with: $0(shown)).isMatch }
  }

  /// The text as it would be where the session is replayed.
  private func named(_ text: String) -> String {
    PracticeAlias(PracticePorts(talk.server)).named(text)
      .replacing("127.0.0.1 resolved to 127.0.0.1", with: "practice resolved to practice")
      .replacing("for 127.0.0.1/", with: "for practice/")
      .replacing("\"127.0.0.1\", port: \(talk.server.port)", with: "\"practice\"")
      .replacing(talk.folder.path + "/", with: "").replacing(home.path, with: "/home/you")
  }
}
