internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusRendering
internal import ApusSavedSessions
internal import ApusSurroundings

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// A saved session as something that any program can run: requests with holes, what is taken of their answers, and what
/// is promised of them.
struct SessionScript {
  let path: String
  /// Where its paths begin; a program may be told another.
  let origin: String
  let steps: [ScriptStep]

  /// - Parameter columns: the variables that rows of data fill.
  init(
    _ session: SavedSession, columns: [String] = [], runner: any LineRunner, environment: Environment,
    redactor: inout Redactor
  ) async throws {
    let played = try await PlayedSession(
      session, runner: runner, environment: environment, redactor: &redactor)
    var marks = VariableMarks()
    var values = ScriptValues(given: played.given.filter { !columns.contains($0.key) })
    let first =
      columns.map { TemplatedSession.Mark($0, marks.add($0, recorded: nil)) } + values.first(&marks)
    let takes = AnswerTakes(played.steps, &marks)
    var last: Recording?
    var isInside = false
    let templated = try await TemplatedSession(
      played, of: session, runner: runner, environment: environment, redactor: redactor, settingFirst: first,
      marked: takes.marked
    ) { step in
      if let answer = step.recordings.last { (last, isInside) = (answer, false) }
      isInside = isInside || Self.entersAnswer(step.step.command)
      if let name = Self.variable(step.step.command), columns.contains(name) {
        return TemplatedSession.Mark(name, marks.add(name, recorded: nil))
      }
      return values.mark(step, lookingInto: isInside ? nil : last, later: played.steps, &marks)
    }
    path = session.path
    origin = Self.origin(of: templated)
    var reader = ScriptStepReader(
      marks: marks, origin: origin, columns: columns, values: values, takes: takes,
      lack: { played.document.lack(of: $0.step, endingIn: $0.outcome) })
    var steps = values.steps
    for (step, rules) in zip(templated.steps, played.document.rulesOfSteps) {
      steps += try reader.steps(step, rules, redactor: &redactor)
    }
    self.steps = steps
  }

  /// Where most of it is asked for.
  private static func origin(of session: TemplatedSession) -> String {
    var counts: [(origin: String, count: Int)] = []
    for step in session.steps {
      for (request, recording) in zip(step.requests, step.played.recordings) where recording.failure == nil {
        let origin = "\(request.url.scheme)://\(request.url.authority)"
        let place = counts.firstIndex { $0.origin == origin }
        if let place { counts[place].count += 1 } else { counts.append((origin, 1)) }
      }
    }
    let most = counts.map(\.count).max()
    return counts.first { $0.count == most }?.origin ?? "http://127.0.0.1"
  }

  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  init(path: String, origin: String, steps: [ScriptStep]) {
    (self.path, self.origin, self.steps) = (path, origin, steps)
  }

  /// Paths behind such a line begin inside an answer, until the next comes.
  static func entersAnswer(_ line: String) -> Bool {
    let words = Words(line).words
    return words.count > 1 && words[0].text.lowercased() == "look" && words[1].kind == .path
  }

  /// What `let` sets.
  static func variable(_ line: String) -> String? {
    let words = Words(line).words
    return words.count > 1 && words[0].text.lowercased() == "let" ? words[1].text : nil
  }

  var hasRequests: Bool { steps.contains { if case .requests = $0.action { true } else { false } } }

  /// What lines check of what the request at a place is answered with.
  func checks(behind place: Int) -> [ScriptCheck] {
    var checks: [ScriptCheck] = []
    for step in steps[(place + 1)...] {
      switch step.action {
      case .requests: return checks
      case .check(let check): checks.append(check)
      default: break
      }
    }
    return checks
  }

  func checksStatus(behind place: Int) -> Bool { checks(behind: place).contains { $0.subject == .status } }

  /// The secrets that it needs of the environment, each once.
  var secretNames: [String] {
    var names: [String] = []
    for case .requests(let requests) in steps.map(\.action) {
      for name in requests.flatMap(\.texts).flatMap(\.secretNames) where !names.contains(name) {
        names.append(name)
      }
    }
    return names
  }

  /// What is told to whoever exports: what no other program does.
  var leftOut: [String] {
    var looks = 0
    var told: [String] = []
    for step in steps {
      if case .leftOut(let reason) = step.action {
        if reason == ScriptStepReader.looks {
          looks += 1
        } else {
          told.append("\(path):\(step.number): \(reason)")
        }
      }
      told += step.notes.map { "\(path):\(step.number): \($0)" }
    }
    // A rule of the whole file stands below each answer, and at one line.
    var seen: Set<String> = []
    told = told.filter { seen.insert($0).inserted }
    return (looks == 0 ? [] : ["\(Units.count(looks, "line")) that only look\(looks == 1 ? "s" : "")"]) + told
  }
}
