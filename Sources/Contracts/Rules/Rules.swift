internal import ApusAnswers
package import ApusJSON
internal import ApusLanguage

/// The rules of a step: those of its file, and then its own.
package struct Rules: Sendable {
  package let all: [Rule]

  package init(_ all: [Rule] = []) { self.all = all }

  package var isEmpty: Bool { all.isEmpty }

  package static func + (left: Rules, right: Rules) -> Rules { Rules(left.all + right.all) }

  /// The paths at which rules judge in place of a comparison with an earlier answer. Those with variables in them, or
  /// into other answers, are none.
  package var judgedPaths: [Path] {
    all.compactMap { rule in
      guard case .path(let path) = rule.subject, rule.promises.contains(where: \.replacesComparison),
        let text = path.template.plain, let answerPath = try? AnswerPath(text, at: path.range),
        answerPath.number == nil
      else { return nil }
      return answerPath.path
    }
  }

  /// The names of headers that rules judge, in lower case.
  package var judgedHeaders: [String] {
    all.compactMap { rule in
      guard case .header(let name) = rule.subject, rule.promises.contains(where: \.replacesComparison) else {
        return nil
      }
      return name.lowercased()
    }
  }

  /// Whether rules judge the status.
  package var judgesStatus: Bool {
    all.contains { if case .status = $0.subject { true } else { false } }
  }

  /// Whether rules judge the body as it is.
  package var judgesBody: Bool {
    all.contains { rule in
      guard case .body = rule.subject else { return false }
      return rule.promises.contains(where: \.replacesComparison)
    }
  }
}
