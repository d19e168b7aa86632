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
  /// What was answered last.
  private var answer: Recording?
  /// The variables that have a value in the other program by then.
  private var known: Set<String>
  /// Those that a line of their own asks for.
  private var asked: [ScriptLet.Asked] = []
  /// Why a step did nothing when it was played; `nil` where it did.
  private let lack: (PlayedStep) -> String?
  private let values: ScriptValues
  private let takes: AnswerTakes

  static let looks = "it only looks"

  /// - Parameters:
  ///   - columns: the variables that rows of data fill.
  ///   - values: what variables held when it was recorded.
  ///   - takes: what lines take of an answer without a variable.
  ///   - lack: why a step did nothing when it was played; `nil` where it did.
  init(
    marks: VariableMarks, origin: String, columns: [String], values: ScriptValues = ScriptValues(),
    takes: AnswerTakes = AnswerTakes(), lack: @escaping (PlayedStep) -> String? = { _ in nil }
  ) {
    self.marks = marks
    self.origin = origin
    self.columns = columns
    self.lack = lack
    self.values = values
    self.takes = takes
    known = Set(columns + values.given.map(\.name))
  }

  /// A line, and behind it the rules that its answer is to keep.
  mutating func steps(
    _ step: TemplatedSession.Step, _ rules: Rules, redactor: inout Redactor
  ) throws -> [ScriptStep] {
    let made = try self.step(step, redactor: &redactor)
    guard case .requests = made.action else {
      // Those of a line that asks nobody are about the answer before it.
      let own = step.requests.isEmpty ? rules.own : []
      return [made] + own.map { rule($0, made, isChecked: answer != nil && !isInside) }
    }
    return [made] + rules.ofFile.filter(isAbout).map { rule($0, made, isOfFile: true) }
      + rules.own.map { rule($0, made) }
  }

  /// A rule of the whole file that goes by what was there is about the answers in which something was.
  private func isAbout(_ rule: Rule) -> Bool {
    guard rule.needsEarlierAnswer, let path = rule.plainPath, let steps = ScriptSource.steps(path) else {
      return true
    }
    return answer.map { ScriptSource.path(steps).value(in: $0) != nil } ?? true
  }

  private func rule(
    _ rule: Rule, _ step: ScriptStep, isOfFile: Bool = false, isChecked: Bool = true
  ) -> ScriptStep {
    var check = isChecked ? ScriptCheck(rule, recorded: answer) : nil
    check?.isOfFile = isOfFile
    let unknown = check.flatMap(unknown)
    return ScriptStep(
      line: "rule: \(rule.text)", number: rule.line ?? step.number, pause: nil,
      action: unknown.map { .leftOut($0) } ?? check.map { .check($0) }
        ?? .leftOut("it is not checked: \(rule.text)"),
      notes: check?.isPart ?? false ? [Self.partly(rule.text)] : [])
  }

  /// Why a check cannot be made there; `nil` where it can.
  private func unknown(_ check: ScriptCheck) -> String? {
    if !check.isOfFile, check.isBlind(to: answer) { return "it is not checked: \(check.text)" }
    return check.variableNames.first { !known.contains($0) }.map {
      "it is not checked, as \($0) has no value there: \(check.text)"
    }
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
    guard !step.requests.isEmpty else {
      guard let reason = unplayed(step.played) else {
        return without(line, isFailing: step.played.step.outcome ?? .ok != .ok, &notes)
      }
      return .leftOut(reason)
    }
    var requests: [ScriptRequest] = []
    for (request, recording) in zip(step.requests, step.played.recordings) {
      if let made = try made(request, recording, &notes, redactor: &redactor) { requests.append(made) }
    }
    let word = line.firstWord.lowercased()
    if ["repeat", "watch"].contains(word), requests.count > 1 {
      notes.append("it asked \(requests.count) times, and asks once here")
      requests.removeLast(requests.count - 1)
    }
    if word == "for", requests.count > 1 {
      notes.append("it asks for each of a list, and here for the \(requests.count) that were recorded")
    }
    if Variables.OfLine.waits(line), requests.count > 1 {
      notes.append("it waits until something holds, and asks \(requests.count) times here")
    }
    let taken = Set(requests.flatMap(\.texts).flatMap(\.variableNames)).intersection(takes.takes.map(\.name))
    if AnswerTakes.holes(in: line).count > taken.count { notes.append(Self.recordedValue) }
    if Words(line).tail != nil { notes.append("what becomes of its output is left out") }
    for option in Set(requests.flatMap(\.leftOut)).sorted() { notes.append("there is no word for \(option)") }
    guard !requests.isEmpty else {
      // What is checked behind it is not the answer before it.
      answer = nil
      return .leftOut(notes.popLast() ?? "it was not answered")
    }
    (answer, isInside) = (requests.last?.recording, false)
    return .requests(requests)
  }

  /// A request as the other program makes it; `nil` for one that it cannot make, which is told.
  private mutating func made(
    _ request: Request, _ recording: Recording, _ notes: inout [String], redactor: inout Redactor
  ) throws -> ScriptRequest? {
    guard let status = recording.exchange.response?.status, recording.failure == nil else {
      notes.append("it was not answered: \(recording.failure?.message ?? "no response")")
      return nil
    }
    if status == 101 || recording.exchange.conversation != nil {
      notes.append("a WebSocket is not carried over: \(request.method) \(request.url.path)")
      return nil
    }
    var made = try ScriptRequest(
      request, answeredWith: status, marks: marks, below: origin, redactor: &redactor)
    if let unknown = made.texts.flatMap(\.variableNames).first(where: { !known.contains($0) }) {
      notes.append("\(unknown) has no value there: \(made.method) \(made.name)")
      return nil
    }
    made.recording = recording
    made.takes = asked.filter { $0.isAsked(by: request) && $0.value(in: recording) != nil }
      .map { ($0.name, $0.source, $0.line) }
    made.takes += takes.takes.filter { $0.answer == recording.exchange.body.bytes }
      .map { ($0.name, $0.source, $0.path) }
    known.formUnion(made.takes.map(\.name))
    return made
  }

  /// Why a step asks nobody that is written to ask; `nil` for one that is not.
  private mutating func unplayed(_ step: PlayedStep) -> String? {
    let lack = self.lack(step)
    let isLost = !step.recordings.isEmpty || step.outcome == .failure(.replayMissing)
    let asks = isLost || lack != nil && !["let", "expect"].contains(step.step.command.firstWord.lowercased())
    if asks { answer = nil }
    return lack ?? (isLost ? "its request cannot be made of what was recorded" : nil)
  }

  /// What a line is that asks nobody.
  private mutating func without(
    _ line: String, isFailing: Bool = false, _ notes: inout [String]
  ) -> ScriptStep.Action {
    if SessionScript.entersAnswer(line) { isInside = true }
    switch line.firstWord.lowercased() {
    case "let": return isFailing ? .leftOut("it failed when it was recorded: \(line)") : keeping(line, &notes)
    case "expect" where isFailing: return .leftOut("it failed when it was recorded: \(line)")
    case "expect":
      guard answer != nil, !isInside, let check = ScriptCheck(line: line) else {
        return .leftOut("it is not checked: \(line)")
      }
      if let unknown = unknown(check) { return .leftOut(unknown) }
      if check.isPart { notes.append(Self.partly(check.text)) }
      return .check(check)
    default: return Self.sets(line) ? .setting : .leftOut(Self.looks)
    }
  }

  /// What a `let` keeps.
  private mutating func keeping(_ line: String, _ notes: inout [String]) -> ScriptStep.Action {
    if let name = SessionScript.variable(line), columns.contains(name) { return .setting }
    if answer != nil, !isInside, let capture = ScriptSource.capture(line) {
      known.insert(capture.name)
      return .capture(capture.name, capture.source)
    }
    if let (name, text) = ScriptLet.text(line), text.variableNames.allSatisfy(known.contains) {
      known.insert(name)
      return .value(name, text)
    }
    if let asking = ScriptLet.Asked(line) {
      asked = asked.filter { $0.name != asking.name } + [asking]
    } else if Self.takesOfAnswer(line) {
      notes.append(Self.recordedValue)
      if let name = SessionScript.variable(line), let text = values.text(of: name) {
        known.insert(name)
        return .value(name, ScriptText([.text(text)]))
      }
    }
    return .setting
  }

  private static let recordedValue = "what it takes of an answer is what was recorded"

  private static func takesOfAnswer(_ line: String) -> Bool {
    let value = Words(line).words.dropFirst(3)
    return value.first?.kind == .path || AnswerPart(value.map(\.text).joined(separator: " ")) != nil
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
