internal import ApusClient
internal import ApusContracts
internal import ApusEncodings
internal import ApusLanguage
internal import ApusSavedSessions

/// The places in answers that are not as they should be: trees show them open.
struct RedPlaces {
  /// Of each step, in their order: its own, and those of the steps below that look at its answer.
  let paths: [[String]]

  init(_ steps: [PlayedStep]) {
    var paths: [[String]] = []
    var asking: Int?
    for step in steps {
      if !step.recordings.isEmpty { asking = paths.count }
      paths.append([])
      paths[asking ?? paths.count - 1] += Self.paths(of: step)
    }
    self.paths = paths
  }

  /// Those that a step tells of: in what differs, and in what it expects in vain.
  static func paths(of step: PlayedStep) -> [String] {
    let isInVain = !step.isAsWritten || step.outcome == .failure(.expectFailed)
    let expected = isInVain && step.step.command.firstWord == "expect" ? path(of: expectation(of: step)) : nil
    return step.differences.compactMap(path(in:)) + (expected.map { [$0] } ?? [])
  }

  private static func expectation(of step: PlayedStep) -> String {
    String(step.step.command.trimmingPrefix { $0.isWhitespace }.dropFirst("expect".count))
  }

  /// The path that a difference begins with: `.nick: expected null`, or that of a rule.
  private static func path(in difference: String) -> String? {
    let text = difference.drop { "-+ ".contains($0) }
    if let end = text.firstRange(of: "  (rule") { return path(of: String(text[..<end.lowerBound])) }
    guard let first = text.first, first == "." || first == "[", let end = text.firstRange(of: ": ") else {
      return nil
    }
    return String(text[..<end.lowerBound])
  }

  private static func path(of rule: String) -> String? { (try? Rule(rule.trimmed))?.plainPath }
}
