package import ApusAnswers
internal import ApusJSON
package import ApusLanguage
package import ApusRendering

/// An answer by itself, and the one that it is compared with.
package struct LoneAnswer: RuleScope {
  private let answer: JudgedAnswer
  private let document: JSONDocument?
  package let earlier: JudgedAnswer?
  package let variables: Variables
  private let isHidden: @Sendable (String) -> Bool

  /// - Parameter isHidden: whether a text holds what stands for a secret that nobody knows; by default none does.
  package init(
    _ answer: JudgedAnswer, earlier: JudgedAnswer? = nil, variables: Variables = Variables(),
    hiding isHidden: @escaping @Sendable (String) -> Bool = { _ in false }
  ) {
    (self.answer, self.earlier, self.variables, self.isHidden) = (answer, earlier, variables, isHidden)
    document = answer.document
  }

  package func hides(_ text: String) -> Bool { isHidden(text) }

  package func judged() -> JudgedAnswer { answer }

  package func matches(of path: AnswerPath, at range: Range<Int>) -> [TreePlace.Value] {
    guard path.number == nil, let document else { return [] }
    return path.path.nodes(in: document.root).map { TreePlace.Value($0) }
  }

  /// Shapes are known here, and no types of the program.
  package func check(_ values: [TreePlace.Value], areOf type: RuleText) throws {
    let shape: JSONShape
    do throws(ShapeSyntaxError) {
      shape = try JSONShape(notation: type.text)
    } catch {
      throw LineProblem("there is no type and no shape named \(type.text)", at: type.range)
    }
    for value in values {
      if let mismatch = shape.mismatches(in: value.node, limit: 1).first { throw Misfit(mismatch) }
    }
  }

  /// There is no description.
  package func misfits(with operation: RuleText?) -> [String] { [] }

  private struct Misfit: Error, CustomStringConvertible {
    let description: String

    init(_ mismatch: Mismatch) { description = "\(mismatch)" }
  }
}
