internal import ApusClient
package import ApusLanguage
package import ApusRedaction

/// A line that was typed, as it may be kept.
package enum RedactedLine {
  /// - Parameter redactor: learns the secrets of the line. It knows those of its requests by now.
  package static func text(
    _ line: String, _ words: CommandWords, _ alias: PracticeAlias? = nil, redactor: inout Redactor
  ) -> String {
    // Where there was no request, the places of words tell.
    let masked = MaskedLine(line, words)
    for typed in masked.longValues + masked.doubts { redactor.learn(typed) }
    let spared = redactor.longestSparedWord
    let text = masked.replacingInPlace(wordsUpTo: spared) { redactor.placeholder(for: $0, named: $1) }
    return redactor.redact(Step(command: alias?.named(text) ?? text)).command
  }
}
