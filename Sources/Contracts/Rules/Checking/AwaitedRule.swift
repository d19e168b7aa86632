internal import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusLanguage
internal import ApusRendering
internal import ApusSurroundings

/// What is waited for: a rule, as `expect` takes it, or a filter (RFC 9535) of the whole answer.
package struct AwaitedRule: Sendable {
  private enum Condition: Sendable {
    case rule(Rule)
    case filter(JSONPath, text: String)
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
      condition = .filter(try JSONPath("$[?\(text.drop { $0 == "?" })]"), text: text)
    } catch {
      throw LineProblem("expected \(error.expected), found \(error.found)", at: range, try: "help paths")
    }
  }

  /// Whether it holds; `nil` where nobody can tell, as it is about a secret that a placeholder stands for.
  ///
  /// - Parameter value: what of the answer is looked at, where that is a part: a filter may mean it, or all of the answer.
  package func holds(in scope: any RuleScope, watching value: Node? = nil) throws -> Bool? {
    switch condition {
    case .rule(let rule):
      do {
        let scope = NotingScope(scope)
        let isKept = try RuleCheck(scope).breaches(of: rule).isEmpty
        return isKept && scope.hasHidden ? nil : isKept
      } catch let failure as CommandFailure {
        // What has no body yet may have one later.
        guard [.expectFailed, .bodyEmpty, .decodeSyntax].contains(failure.code) else { throw failure }
        return false
      }
    case .filter(let path, text: let filter):
      guard let text = try scope.judged().document?.root.text,
        // A filter looks at the elements of something.
        let list = try? JSONDocument("[\(text)\(value.map { ",\($0.text)" } ?? "")]")
      else { return false }
      // A filter may look at anything in it.
      let isHiding = scope.hides(list.root.text)
      if isHiding, !HiddenPlaces(in: list.root, of: scope).lieAside(of: filter) { return nil }
      return path.first(in: list.root) != nil
    }
  }
}

/// Where an answer holds what nobody knows here.
private struct HiddenPlaces {
  private let texts: [Node]

  init(in root: Node, of scope: any RuleScope) {
    func hidden(_ node: Node) -> [Node] {
      if let text = node.string { return scope.hides(text) ? [node] : [] }
      return node.isContainer ? node.children.flatMap(hidden) : []
    }
    texts = hidden(root)
  }

  /// Whether a filter surely looks at none of them: it names its places one by one, and no such key.
  func lieAside(of filter: String) -> Bool {
    let looksWidely = ["*", "..", "$", "["].contains { filter.contains($0) }
    let looksAtAll = filter.split(separator: "@", omittingEmptySubsequences: false).dropFirst()
      .contains { $0.first != "." }
    return !looksWidely && !looksAtAll && !texts.isEmpty
      && texts.allSatisfy { text in
        let name = text.path.steps.reversed().lazy.compactMap { step in
          if case .key(let key) = step { key } else { nil }
        }.first
        return name.map { !$0.isEmpty && !filter.contains($0) } ?? false
      }
  }
}

/// The same scope, which keeps in mind whether something was hidden from who looked.
private final class NotingScope: RuleScope {
  private let base: any RuleScope
  private(set) var hasHidden = false

  init(_ base: any RuleScope) { self.base = base }

  var earlier: JudgedAnswer? { base.earlier }
  var variables: Variables { base.variables }

  func judged() throws -> JudgedAnswer { try base.judged() }

  func matches(of path: AnswerPath, at range: Range<Int>) throws -> [TreePlace.Value] {
    try base.matches(of: path, at: range)
  }

  func check(_ values: [TreePlace.Value], areOf type: RuleText) throws {
    try base.check(values, areOf: type)
  }

  func misfits(with operation: RuleText?) throws -> [String] { try base.misfits(with: operation) }

  func hides(_ text: String) -> Bool {
    let isHidden = base.hides(text)
    if isHidden { hasHidden = true }
    return isHidden
  }

  func hidesEarlier(_ text: String) -> Bool { base.hidesEarlier(text) }
}
