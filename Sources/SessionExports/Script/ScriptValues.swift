internal import ApusClient
internal import ApusLanguage
internal import ApusRecordings
internal import ApusRedaction
internal import ApusSavedSessions

/// What variables of a session held when it was recorded, and what stands for them while it is played with marks.
struct ScriptValues {
  /// What was given from outside, and is no secret.
  let given: [(name: String, value: VariableValue)]
  /// What stands for itself: secrets, and whom everything is asked of.
  private let itself: [(name: String, value: VariableValue)]
  private var own: [String: VariableValue]

  init(given: [String: VariableValue] = [:]) {
    let all = given.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) }
    self.given = all.filter { SecretPlaceholder.names(in: $0.value.text).isEmpty }
    itself = all.filter { !SecretPlaceholder.names(in: $0.value.text).isEmpty || Self.isURL($0.value) }
    own = Dictionary(self.given.map { ($0.name, $0.value) }) { first, _ in first }
  }

  /// What a variable held last; `nil` for one that nobody marks.
  func text(of name: String) -> String? { own[name]?.text }

  /// What is set before the first line.
  func first(_ marks: inout VariableMarks) -> [TemplatedSession.Mark] {
    var first = itself.map { TemplatedSession.Mark($0.name, $0.value) }
    for (name, value) in given where !Self.isURL(value) {
      first.append(TemplatedSession.Mark(name, marks.add(name, recorded: value, isTyped: true), own: value))
    }
    return first
  }

  /// The same as lines of the other program.
  var steps: [ScriptStep] {
    given.map { name, value in
      ScriptStep(
        line: "--var \(name)=\(value.text)", number: 1, pause: nil,
        action: .value(name, ScriptText([.text(value.text)])))
    }
  }

  /// What stands for the variable that a step sets; `nil` where it is to have its own value.
  ///
  /// - Parameters:
  ///   - answer: what paths look into; `nil` where that is inside of an answer.
  ///   - steps: those of the session: some of them ask for a variable when they need it.
  mutating func mark(
    _ step: PlayedStep, lookingInto answer: Recording?, later steps: [PlayedStep],
    _ marks: inout VariableMarks
  ) -> TemplatedSession.Mark? {
    let line = step.step.command
    guard step.step.outcome ?? .ok == .ok else { return nil }
    if let answer, let capture = ScriptSource.capture(line) {
      return mark(capture.name, capture.source.value(in: answer), &marks)
    }
    if let (name, text) = ScriptLet.text(line) {
      let pieces = text.pieces.map { piece -> String? in
        switch piece {
        case .text(let text): text
        case .variable(let name, _): own[name]?.text
        case .secret: nil
        }
      }
      guard !pieces.contains(nil) else { return nil }
      let value = VariableValue.text(pieces.compactMap(\.self).joined())
      // Who is told to ask another server has to know where the session's own is.
      if Self.isURL(value) { own[name] = value }
      return Self.isURL(value) ? nil : mark(name, value, isTyped: true, &marks)
    }
    guard let asked = ScriptLet.Asked(line) else { return nil }
    let value = steps.flatMap(\.recordings).first { asked.isAsked(by: $0.exchange.request) }
      .flatMap { asked.value(in: $0) }
    guard let value else { return nil }
    let mark = marks.add(asked.name, recorded: value)
    return TemplatedSession.Mark(asked.name, mark) { request, bytes in
      asked.isAsked(by: request) ? asked.source.body(bytes, with: mark) : nil
    }
  }

  private static func isURL(_ value: VariableValue) -> Bool {
    value.text.hasPrefix("http://") || value.text.hasPrefix("https://")
  }

  private mutating func mark(
    _ name: String, _ value: VariableValue?, isTyped: Bool = false, _ marks: inout VariableMarks
  ) -> TemplatedSession.Mark {
    own[name] = value
    return TemplatedSession.Mark(
      name, marks.add(name, recorded: value, isTyped: isTyped), own: value)
  }
}
