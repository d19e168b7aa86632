package import ApusClient
package import ApusContracts
package import ApusLanguage

/// A line of a goal. What `expect` takes is about the answer; `request …` is about the request, `sent …`, `in order …` and
/// `never …` about all that was sent in the step, `error CODE` about a failure, and `predicted …` about what was said before.
package struct LessonCondition: Sendable {
  package indirect enum Kind: Sendable {
    case answer(Rule)
    case failure(ErrorCode)
    /// The request's headers and body, read as those of an answer are.
    case request(Rule)
    /// The request's method, path, host and query, as members of an object.
    case facts(Rule)
    /// How many were sent, as a member of an object.
    case sent(Rule)
    case inOrder([RequestPattern])
    /// No exchange of the step is like that.
    case never(Kind)
    case neverSent(RequestPattern)
    case predicted(String)
  }

  package let kind: Kind
  /// As it is written.
  package let text: String
  /// Its line in the file, from 1.
  package let place: Int

  /// Ranges of problems are offsets into the text.
  package init(_ text: String, place: Int = 1) throws(LineProblem) {
    self.text = text
    self.place = place
    var reader = ConditionReader(text)
    kind = try reader.kind()
  }

  /// Whether it is about all that was sent, and not about one exchange.
  var isAboutAll: Bool {
    switch kind {
    case .sent, .inOrder, .never, .neverSent: true
    default: false
    }
  }
}
