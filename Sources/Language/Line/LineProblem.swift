package import ApusClient
internal import ApusEncodings

/// Why a line cannot be understood, or what it asks for cannot be made: what is wrong, where, and what to do.
///
/// Places are offsets into the line's UTF-8, as everywhere in the language. An empty range stands where something
/// is missing.
package struct LineProblem: Error, Sendable, Hashable {
  /// A code of the usage stage or of the build stage, or `cancelled`.
  package let code: ErrorCode
  /// In plain words, without a full stop.
  package let message: String
  package let range: Range<Int>
  /// What to type instead, when that is known.
  package let suggestion: String?
  /// What the suggestion stands for; `nil` when that is the whole line.
  private let replaced: Range<Int>?
  /// What else is wrong, a line each. Nothing by default.
  package var details: [String] = []

  package init(_ code: ErrorCode, _ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.suggestion = suggestion
    replaced = nil
  }

  /// A problem that is solved by writing something else at its place, or at a larger one around it.
  package init(
    _ code: ErrorCode, _ message: String, at range: Range<Int>, tryInstead replacement: String,
    of replaced: Range<Int>? = nil
  ) {
    self.code = code
    self.message = message
    self.range = range
    suggestion = replacement
    self.replaced = replaced ?? range
  }

  /// A problem of the words themselves.
  package init(_ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.init(.usageArgument, message, at: range, try: suggestion)
  }

  package init(
    _ message: String, at range: Range<Int>, tryInstead replacement: String, of replaced: Range<Int>? = nil
  ) {
    self.init(.usageArgument, message, at: range, tryInstead: replacement, of: replaced)
  }

  /// The same problem with a place that is in the line: a value of the session has none.
  func kept(within text: String) -> LineProblem {
    let line = 0..<text.utf8.count
    let place = range.clamped(to: line)
    var kept = LineProblem(code, message, at: place, try: suggestion)
    if let suggestion, let replaced, replaced == replaced.clamped(to: line) {
      kept = LineProblem(code, message, at: place, tryInstead: suggestion, of: replaced)
    }
    kept.details = details
    return kept
  }

  /// The whole line to type instead of the one with the problem.
  package func suggestedLine(for line: String) -> String? {
    guard let suggestion, let replaced else { return suggestion }
    let bytes = Array(line.utf8)
    let place = replaced.clamped(to: 0..<bytes.count)
    return String(
      decoding: bytes[..<place.lowerBound] + suggestion.utf8 + bytes[place.upperBound...], as: UTF8.self
    ).trimmed
  }
}

extension LineProblem: CustomStringConvertible {
  package var description: String {
    "error[\(code)]: \(message)" + (suggestion.map { "; try: \($0)" } ?? "")
  }
}
