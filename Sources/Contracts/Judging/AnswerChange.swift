/// A way in which an answer may change, and whether anybody should notice.
package struct AnswerChange: Sendable {
  package enum Weight: Sendable, Hashable, CaseIterable {
    /// A client breaks.
    case breaking
    /// A client may break.
    case risky
    /// All is as it was but for a value: only somebody who said what is right can notice.
    case value
    /// Nobody needs to know.
    case harmless
  }

  /// What the answer comes to, and what would have it noticed.
  package struct Result: Sendable {
    package let answer: AnswerSample
    /// A line for a `rules` block; `nil` where none can tell.
    package let rule: String?

    init(_ answer: AnswerSample, rule: String? = nil) {
      self.answer = answer
      self.rule = rule
    }
  }

  /// What happens, such as `a member is gone`.
  package let words: String
  package let weight: Weight
  private let change: @Sendable (AnswerSample) -> Result?

  init(_ words: String, _ weight: Weight, _ change: @escaping @Sendable (AnswerSample) -> Result?) {
    self.words = words
    self.weight = weight
    self.change = change
  }

  /// The answer, changed; `nil` where it has nothing that could change so.
  package func applied(to answer: AnswerSample) -> Result? { change(answer) }

  /// Every way there is.
  package static let all: [AnswerChange] =
    headChanges + jsonChanges + jsonValueChanges + lineChanges + markupChanges + textChanges
}
