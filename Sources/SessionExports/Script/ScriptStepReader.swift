internal import ApusClient
internal import ApusContracts
internal import ApusFormats
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Tells what another program does of each line, one after the other.
struct ScriptStepReader {
  private let marks: VariableMarks
  private let origin: String
  private let columns: [String]
  /// When the answer before came.
  private var ended: Date?
  private var isInside = false
  private var hasAnswer = false

  static let looks = "it only looks"

  init(marks: VariableMarks, origin: String, columns: [String]) {
    self.marks = marks
    self.origin = origin
    self.columns = columns
  }

  /// A line, and behind it the rules that its answer is to keep.
  mutating func steps(
    _ step: TemplatedSession.Step, _ rules: Rules, redactor: inout Redactor
  ) throws -> [ScriptStep] {
    let made = try self.step(step, redactor: &redactor)
    guard case .requests = made.action else {
      // Those of a line that asks nobody are about the answer before it.
      let own = step.requests.isEmpty ? rules.own : []
      return [made] + own.map { Self.rule($0, isOfFile: false, made, isChecked: hasAnswer && !isInside) }
    }
    return [made] + rules.ofFile.map { Self.rule($0, isOfFile: true, made) }
      + rules.own.map { Self.rule($0, isOfFile: false, made) }
  }

  private static func rule(
    _ rule: Rule, isOfFile: Bool, _ step: ScriptStep, isChecked: Bool = true
  ) -> ScriptStep {
    var check = isChecked ? ScriptCheck(rule) : nil
    check?.isOfFile = isOfFile
    return ScriptStep(
      line: "rule: \(rule.text)", number: rule.line ?? step.number, pause: nil,
      action: check.map { .check($0) } ?? .leftOut("it is not checked: \(rule.text)"),
      notes: check?.isPart ?? false ? [partly(rule.text)] : [])
  }

  private static func partly(_ text: String) -> String { "only a part of it is checked: \(text)" }

  private mutating func step(_ step: TemplatedSession.Step, redactor: inout Redactor) throws -> ScriptStep {
    let line = step.played.step.command
    let start = step.played.recordings.first?.exchange.startedAt
    let pause = start.flatMap { start in ended.map { max(0, start.timeIntervalSince($0)) } }
    if let last = step.played.recordings.last?.exchange {
      ended = last.startedAt.addingTimeInterval(Units.seconds(last.duration))
    }
    var notes: [String] = []
    let action = try action(step, &notes, redactor: &redactor)
    return ScriptStep(
      line: line, number: step.played.step.place.number, pause: pause, action: action, notes: notes)
  }

  private mutating func action(
    _ step: TemplatedSession.Step, _ notes: inout [String], redactor: inout Redactor
  ) throws -> ScriptStep.Action {
    let line = step.played.step.command
    guard !step.requests.isEmpty else { return without(line, &notes) }
    var requests: [ScriptRequest] = []
    for (request, recording) in zip(step.requests, step.played.recordings) {
      guard let status = recording.exchange.response?.status, recording.failure == nil else {
        notes.append("it was not answered: \(recording.failure?.message ?? "no response")")
        continue
      }
      var made = try ScriptRequest(
        request, answeredWith: status, marks: marks, below: origin, redactor: &redactor)
      made.recording = recording
      requests.append(made)
    }
    let word = line.firstWord.lowercased()
    if ["repeat", "watch"].contains(word), requests.count > 1 {
      notes.append("it asked \(requests.count) times, and asks once here")
      requests.removeLast(requests.count - 1)
    }
    if Variables.OfLine.waits(line), requests.count > 1 {
      notes.append("it waits until something holds, and asks \(requests.count) times here")
    }
    if Words(line).tail != nil { notes.append("what becomes of its output is left out") }
    for option in Set(requests.flatMap(\.leftOut)).sorted() { notes.append("there is no word for \(option)") }
    if requests.isEmpty { return .leftOut(notes.popLast() ?? "it was not answered") }
    (hasAnswer, isInside) = (true, false)
    return .requests(requests)
  }

  /// What a line is that asks nobody.
  private mutating func without(_ line: String, _ notes: inout [String]) -> ScriptStep.Action {
    if SessionScript.entersAnswer(line) { isInside = true }
    switch line.firstWord.lowercased() {
    case "let":
      if let name = SessionScript.variable(line), columns.contains(name) { return .setting }
      guard hasAnswer, !isInside, let capture = ScriptSource.capture(line) else {
        if Words(line).words.dropFirst(3).first?.kind == .path {
          notes.append("what it takes of an answer is what was recorded")
        }
        return .setting
      }
      return .capture(capture.name, capture.source)
    case "expect":
      guard hasAnswer, !isInside, let check = ScriptCheck(line: line) else {
        return .leftOut("it is not checked: \(line)")
      }
      if check.isPart { notes.append(Self.partly(check.text)) }
      return .check(check)
    default: return Self.sets(line) ? .setting : .leftOut(Self.looks)
    }
  }

  private static let settings: Set = [
    "base", "connect", "use", "cd", "items", "env", "auth", "cookies", "profile", "profiles", "alias",
    "unalias",
    "set", "unset", "view", "spec", "openapi", "note",
  ]

  private static func sets(_ line: String) -> Bool {
    if case .items? = try? ParsedLine.parse(line) { return true }
    return settings.contains(line.firstWord.lowercased())
  }
}
