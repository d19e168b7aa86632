package import APIClient

/// Why a line cannot be understood, or what it asks for cannot be made: what is wrong, where, and what to do.
///
/// Places are offsets into the line's UTF-8, as everywhere in the language. An empty range stands where something
/// is missing.
package struct LineProblem: Error, Sendable, Hashable {
  /// A code of the usage stage or of the build stage.
  package let code: FailureCode
  /// In plain words, without a full stop.
  package let message: String
  package let range: Range<Int>
  /// What to type instead, when that is known.
  package let suggestion: String?
  /// Whether the suggestion stands for what is in the range, and not for the whole line.
  private let isPart: Bool

  package init(_ code: FailureCode, _ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.suggestion = suggestion
    isPart = false
  }

  /// A problem that is solved by writing something else at its place.
  package init(
    _ code: FailureCode, _ message: String, at range: Range<Int>, tryInstead replacement: String
  ) {
    self.code = code
    self.message = message
    self.range = range
    suggestion = replacement
    isPart = true
  }

  /// A problem of the words themselves.
  package init(_ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.init(.usageArgument, message, at: range, try: suggestion)
  }

  package init(_ message: String, at range: Range<Int>, tryInstead replacement: String) {
    self.init(.usageArgument, message, at: range, tryInstead: replacement)
  }

  /// The whole line to type instead of the one with the problem.
  package func suggestedLine(for line: String) -> String? {
    guard let suggestion, isPart else { return suggestion }
    let bytes = Array(line.utf8)
    let place = range.clamped(to: 0..<bytes.count)
    return String(
      decoding: bytes[..<place.lowerBound] + suggestion.utf8 + bytes[place.upperBound...], as: UTF8.self)
  }
}

extension LineProblem: CustomStringConvertible {
  package var description: String {
    "error[\(code)]: \(message)" + (suggestion.map { "; try: \($0)" } ?? "")
  }
}
