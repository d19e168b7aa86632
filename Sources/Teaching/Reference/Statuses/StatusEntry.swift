internal import ApusWords

/// What a status means.
package struct StatusEntry: Sendable {
  package let code: Int
  /// What the server says with it, as a part of a sentence, without a full stop.
  package let meaning: String
  /// Sentences.
  let notes: [String]
  /// What is usually behind it. Sentences.
  let guesses: [String]
  let source: String
  /// Whether the path is what it is about.
  package let isAboutPath: Bool
  /// Lines to type after such a response.
  package let suggestions: [String]

  init(
    _ code: Int, _ meaning: String, _ notes: String..., source: String, aboutPath: Bool = false,
    perhaps guesses: [String] = [], try suggestions: [String] = []
  ) {
    self.code = code
    self.meaning = meaning
    self.notes = notes
    self.guesses = guesses
    self.source = source
    isAboutPath = aboutPath
    self.suggestions = suggestions
  }

  /// Every registered status, class by class. A new one is one entry in its class's file.
  package static let all = informational + successes + redirections + clientErrors + serverErrors

  private static let byCode = Dictionary(uniqueKeysWithValues: all.map { ($0.code, $0) })

  /// `nil` for a status that nobody registered.
  package static func registered(_ code: Int) -> StatusEntry? { byCode[code] }

  /// What is known of any status: of one that nobody registered, what its class says (RFC 9110, 15).
  package static func of(_ code: Int) -> StatusEntry {
    if let entry = byCode[code] { return entry }
    let note = said("Nobody registered \(code); a client takes it for the \(code / 100)00 of its class.")
    let source = "RFC 9110, 15"
    switch code {
    case ..<200: return StatusEntry(code, "the final response is still to come", note, source: source)
    case ..<300: return StatusEntry(code, "the request was understood and done", note, source: source)
    case ..<400: return StatusEntry(code, "more is to be done to finish the request", note, source: source)
    case ..<500:
      return StatusEntry(
        code, "the server says that the request is at fault", note, source: source,
        try: ["request", "headers"])
    default:
      return StatusEntry(
        code, "the server says that it is at fault, not the request", note, source: source, try: ["rerun"])
    }
  }
}
