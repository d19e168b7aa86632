internal import ApusEncodings
internal import ApusLanguage
internal import ApusRedaction

/// Looks through the lines of a text for what looks like a secret: those of a saved session, of a `.http` file, or of
/// another.
struct TextAudit {
  private(set) var findings: [AuditFinding] = []
  private(set) var fixed = ""

  /// - Parameters:
  ///   - words: tell of the lines that a saved session runs; `nil` where none is.
  ///   - redactor: learns the secrets of the text.
  init(_ text: String, words: CommandWords?, redactor: inout Redactor) {
    var known: Int
    repeat {
      known = redactor.knownCount
      (findings, fixed) = ([], "")
      look(through: text, words, &redactor)
      // What the last line tells may stand in the first.
    } while redactor.knownCount > known
  }

  private mutating func look(through text: String, _ words: CommandWords?, _ redactor: inout Redactor) {
    var isInHead = false
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      if words != nil, line == "---", index == 0 || isInHead { isInHead.toggle() }
      let old = String(line)
      let new = isInHead ? redactor.redact(old) : Self.redacted(old, words, &redactor)
      if new != old {
        findings.append(AuditFinding(line: index + 1, place: "", in: old, without: new))
      }
      fixed += (index == 0 ? "" : "\n") + new
    }
  }

  private static func redacted(_ line: String, _ words: CommandWords?, _ redactor: inout Redactor) -> String {
    guard let words, line.hasPrefix("$ ") else { return redactor.redactNamedValues(line) }
    let command = RedactedLine.text(String(line.dropFirst(2)), words, PracticeAlias(nil), redactor: &redactor)
    return "$ " + command
  }
}
