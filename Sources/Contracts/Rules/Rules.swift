internal import ApusAnswers
package import ApusJSON
internal import ApusLanguage

/// The rules of a step: those of its file, and then its own.
package struct Rules: Sendable {
  /// What is promised of every answer that has it.
  package let ofFile: [Rule]
  /// What is promised of this answer.
  package let own: [Rule]

  package init(_ own: [Rule] = [], ofFile: [Rule] = []) { (self.own, self.ofFile) = (own, ofFile) }

  package var all: [Rule] { ofFile + own }
  package var isEmpty: Bool { ofFile.isEmpty && own.isEmpty }

  /// The paths at which rules judge in place of a comparison with an earlier answer. Those with variables in them, or
  /// into other answers, are none.
  package var judgedPaths: [JSONPath] { paths { $0.replacesComparison && !$0.judgesKindAlone } }

  /// Those at which rules judge no more than of what kind a value is: what an object or a list holds is compared.
  package var judgedKinds: [JSONPath] { paths(where: \.judgesKindAlone) }

  /// Those of them at which a value must be there if it was before. A path into all elements selects what is there,
  /// and nothing promised of that would miss an element without.
  package var neededPaths: [JSONPath] {
    let free = paths { $0.promises.contains(where: \.leavesFree) }
    return paths { $0.promises.contains { $0.replacesComparison && !$0.leavesFree } }.filter {
      !free.cover($0)
    }
  }

  private func paths(where isMeant: (Rule) -> Bool) -> [JSONPath] {
    all.compactMap { rule in
      guard case .path(let path) = rule.subject, isMeant(rule),
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

extension Rule {
  fileprivate var replacesComparison: Bool { promises.contains(where: \.replacesComparison) }

  /// Whether all that it judges is of what kind a value is.
  fileprivate var judgesKindAlone: Bool {
    let judging = promises.filter { $0.replacesComparison && !$0.isOptional }
    return !judging.isEmpty && judging.allSatisfy { if case .type = $0 { true } else { false } }
  }
}
