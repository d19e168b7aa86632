internal import ApusClient
package import ApusSurroundings

/// What a run of several requests came to, all in all.
package struct HTTPFileTally: Sendable {
  package private(set) var sent = 0
  private var skipped: [Int] = []
  private var held = 0
  private var failed: [Int] = []
  /// The outcome with the highest exit status.
  package private(set) var worst = Outcome.ok
  /// Whether nothing was to be sent.
  private let isOffline: Bool

  package init(isOffline: Bool = false) { self.isOffline = isOffline }

  package mutating func send(_ outcome: Outcome) {
    sent += 1
    note(outcome)
  }

  /// - Parameter line: where the request begins.
  package mutating func skip(_ line: Int, _ outcome: Outcome = .ok) {
    skipped.append(line)
    note(outcome)
  }

  package mutating func hold() { held += 1 }

  package mutating func fail(_ line: Int) {
    failed.append(line)
    note(.failed(.expectFailed))
  }

  package mutating func note(_ outcome: Outcome) {
    worst = worst.worse(outcome)
  }

  /// Whether there is more to say than each request has said.
  package var isWorthSaying: Bool { sent + skipped.count > 1 || !skipped.isEmpty || !failed.isEmpty }

  /// `5 sent, 1 skipped (line 14)`
  package var text: String {
    var parts = [isOffline ? "\(sent) shown, none sent" : "\(sent) sent"]
    if !skipped.isEmpty { parts.append("\(skipped.count) skipped (\(Self.lines(skipped)))") }
    if held > 0 { parts.append(held == 1 ? "1 check holds" : "\(held) checks hold") }
    if !failed.isEmpty {
      parts.append("\(failed.count) \(failed.count == 1 ? "does" : "do") not (\(Self.lines(failed)))")
    }
    if held == 0, !failed.isEmpty { parts[parts.count - 1] = Self.failures(failed) }
    return parts.joined(separator: ", ")
  }

  private static func failures(_ failed: [Int]) -> String {
    "\(failed.count) check\(failed.count == 1 ? " does" : "s do") not hold (\(lines(failed)))"
  }

  private static func lines(_ numbers: [Int]) -> String {
    let most = 8
    var texts: [String] = []
    for number in numbers where !texts.contains("\(number)") { texts.append("\(number)") }
    let shown = texts.prefix(most).joined(separator: ", ") + (texts.count > most ? ", …" : "")
    return (texts.count == 1 ? "line " : "lines ") + shown
  }
}
