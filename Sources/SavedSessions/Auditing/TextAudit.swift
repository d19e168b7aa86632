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
  /// - Throws: where nobody waits any more.
  init(_ text: String, words: CommandWords?, redactor: inout Redactor) throws(CancellationError) {
    var known: Int
    repeat {
      known = redactor.knownCount
      (findings, fixed) = ([], "")
      try look(through: text, words, &redactor)
      // What the last line tells may stand in the first.
    } while redactor.knownCount > known
  }

  private mutating func look(
    through text: String, _ words: CommandWords?, _ redactor: inout Redactor
  ) throws(CancellationError) {
    var isInHead = false
    var context = AuditedContext()
    // By bytes: a line may end in a return, too.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let old = String(Substring(line))
      if words != nil, old == "---", index == 0 || isInHead { isInHead.toggle() }
      let new =
        if isInHead {
          redactor.redact(old)
        } else if let words {
          Self.redacted(old, words, &redactor)
        } else {
          redactor.redactNamedValues(context.redacted(old, &redactor))
        }
      if redactor.isStopped { throw CancellationError() }
      if new != old {
        findings.append(AuditFinding(line: index + 1, place: "", in: old, without: new))
      }
      fixed += (index == 0 ? "" : "\n") + new
    }
  }

  private static func redacted(_ line: String, _ words: CommandWords, _ redactor: inout Redactor) -> String {
    guard line.hasPrefix("$ ") else { return redactor.redactNamedValues(line) }
    let command = RedactedLine.text(String(line.dropFirst(2)), words, PracticeAlias(nil), redactor: &redactor)
    return "$ " + command
  }
}
