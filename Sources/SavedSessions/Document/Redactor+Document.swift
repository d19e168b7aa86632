internal import ApusLanguage
package import ApusRedaction

extension Redactor {
  /// A step as it may be written: its command, and the lines it printed.
  package mutating func redact(_ step: Step) -> Step {
    Step(
      command: takesOfAnswer(step.command) ? redact(step.command) : redactNamedValues(step.command),
      expected: step.expected.map { redactNamedValues($0) },
      outcome: step.outcome, blankLinesAfterOutcome: step.blankLinesAfterOutcome, place: step.place)
  }

  /// Whether a line is one such as `let token = .access_token`: no value stands behind the name, but a place.
  private func takesOfAnswer(_ command: String) -> Bool {
    guard command.hasPrefix("let ") else { return false }
    let words = Words(command).words
    return words.count == 4 && words[2].text == "=" && words[3].kind == .path
  }

  /// The document's text, ready to be written.
  package mutating func textToWrite(of document: SessionDocument) throws(LeakedSecret) -> [UInt8] {
    let bytes = Array(redacted(document).text.utf8)
    try check(bytes)
    return bytes
  }

  package mutating func redacted(_ document: SessionDocument) -> SessionDocument {
    var redacted = document.mapSteps { step, _ in redact(step) }
    redacted.parts = redacted.parts.map { part in
      switch part {
      case .prose(let text): .prose(redact(text))
      case .rules(let block): .rules(block.with(text: redactLines(of: block.text)))
      case .block: part
      }
    }
    return redacted
  }

  private mutating func redactLines(of text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { redactNamedValues(String($0)) }
      .joined(separator: "\n")
  }
}
