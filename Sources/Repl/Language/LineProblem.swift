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

  package init(_ code: FailureCode, _ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.suggestion = suggestion
  }

  /// A problem of the words themselves.
  package init(_ message: String, at range: Range<Int>, try suggestion: String? = nil) {
    self.init(.usageArgument, message, at: range, try: suggestion)
  }
}

extension LineProblem: CustomStringConvertible {
  package var description: String {
    "error[\(code)]: \(message)" + (suggestion.map { "; try: \($0)" } ?? "")
  }
}
