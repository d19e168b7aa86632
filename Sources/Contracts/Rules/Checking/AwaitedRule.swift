internal import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusSurroundings

/// What is waited for: a rule, as `expect` takes it, or a filter (RFC 9535) of the whole answer.
package struct AwaitedRule: Sendable {
  private enum Condition: Sendable {
    case rule(Rule)
    case filter(JSONPath)
  }

  private let condition: Condition

  package init(_ word: Word) throws(LineProblem) { try self.init(word.template.shown, at: word.range) }

  /// - Parameter range: where it stands in its line.
  package init(_ text: String, at range: Range<Int>) throws(LineProblem) {
    guard text.hasPrefix("@") || text.hasPrefix("?") || text.hasPrefix("!@") else {
      let rule: Rule
      do {
        rule = try Rule(text)
      } catch {
        throw LineProblem(
          "`--until` takes what `expect` takes: \(error.message)", at: range, try: "help rules")
      }
      guard rule.sampleCount == 1 else {
        throw LineProblem("`--until` looks at one answer", at: range, try: "help rules")
      }
      condition = .rule(rule)
      return
    }
    do {
      condition = .filter(try JSONPath("$[?\(text.drop { $0 == "?" })]"))
    } catch {
      throw LineProblem("expected \(error.expected), found \(error.found)", at: range, try: "help paths")
    }
  }

  /// - Parameter value: what of the answer is looked at, where that is a part: a filter may mean it, or all of the answer.
  package func holds(in scope: any RuleScope, watching value: Node? = nil) throws -> Bool {
    switch condition {
    case .rule(let rule):
      do {
        return try RuleCheck(scope).breaches(of: rule).isEmpty
      } catch let failure as CommandFailure {
        // What has no body yet may have one later.
        guard [.expectFailed, .bodyEmpty, .decodeSyntax].contains(failure.code) else { throw failure }
        return false
      }
    case .filter(let path):
      guard let text = try scope.judged().document?.root.text,
        // A filter looks at the elements of something.
        let list = try? JSONDocument("[\(text)\(value.map { ",\($0.text)" } ?? "")]")
      else { return false }
      return path.first(in: list.root) != nil
    }
  }
}
