package import ApusAnswers
package import ApusLanguage
package import ApusRendering

/// What rules are checked in: the answer they are about, and all else that they name.
package protocol RuleScope {
  /// The answer that rules are about.
  ///
  /// - Throws: why there is none.
  func judged() throws -> JudgedAnswer
  /// The answer that came before it, which it is compared with; `nil` where there is none.
  var earlier: JudgedAnswer? { get }
  /// What braces stand for.
  var variables: Variables { get }
  /// The values that a path selects.
  func matches(of path: AnswerPath, at range: Range<Int>) throws -> [TreePlace.Value]
  /// Checks that values are of a type.
  ///
  /// - Throws: a failure that tells where one is not.
  func check(_ values: [TreePlace.Value], areOf type: RuleText) throws
  /// Where the answer does not fit an operation of a description, or the one that was asked for.
  func misfits(with operation: RuleText?) throws -> [String]
  /// Whether a text holds what stands for a secret that nobody knows here. By default none does.
  func hides(_ text: String) -> Bool
  /// The same of the answer that came before. By default what is hidden in one is so in the other.
  func hidesEarlier(_ text: String) -> Bool
}

extension RuleScope {
  package func hides(_ text: String) -> Bool { false }
  package func hidesEarlier(_ text: String) -> Bool { hides(text) }
}
