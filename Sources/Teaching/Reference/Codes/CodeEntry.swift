package import ApusClient

/// What is known of a way to fail.
package struct CodeEntry: Sendable {
  package let code: ErrorCode
  /// What happened, as a part of a sentence, without a full stop.
  package let meaning: String
  /// What must be so when the code is this one. Sentences.
  package let certain: [String]
  /// What is usually behind it. Sentences.
  package let guesses: [String]
  /// Lines to type after it. `{url}` stands for the URL that was asked; `{local}` for a line that asks for it again and
  /// `{plain}` for one that does so without TLS, both for a server on this machine only; `{trust}` and `{certificate}`
  /// for lines that help with another.
  package let suggestions: [String]

  init(
    _ code: ErrorCode, _ meaning: String, certain: [String], guesses: [String] = [],
    try suggestions: [String]
  ) {
    self.code = code
    self.meaning = meaning
    self.certain = certain
    self.guesses = guesses
    self.suggestions = suggestions
  }

  /// Every code but `http.NNN`, stage by stage: a file a stage.
  package static let all =
    building + connecting + waiting + redirecting + reading + loggingIn + decoding + checking + using

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// `nil` for `http.NNN`, which `StatusEntry` knows.
  package static func of(_ code: ErrorCode) -> CodeEntry? { byCode[code] }
}
