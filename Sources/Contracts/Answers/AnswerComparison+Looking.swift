internal import ApusAnswers
internal import ApusClient
package import ApusJSON
package import ApusRecordings

extension AnswerComparison {
  /// What differs between two answers for whoever looks into them.
  ///
  /// - Parameter paths: where that is; none is all of the body.
  package func findings(
    from old: Recording, to new: Recording, lookingAt paths: [JSONPath]
  ) -> [Finding] {
    let isAnswered = old.failure == nil && new.failure == nil
    guard isAnswered, !paths.isEmpty,
      Self.comparesBodies(old.exchange.response?.status, new.exchange.response?.status, ignored),
      case .json(let before) = BodyKind(old.exchange), case .json(let now) = BodyKind(new.exchange)
    else { return findings(from: old, to: new).filter { $0.drift != .header && $0.drift != .timing } }
    guard !ignored.ignoresBody else { return [] }
    let findings = JSONContract(before.document, ignored: ignored)
      .findings(in: now.document, lookingAt: paths)
    return findings + paths.flatMap { lost($0, from: before.document.root, to: now.document.root, findings) }
  }

  /// A path that leads nowhere any more. Who filters looks for something; which place in a list has something may be
  /// another each time.
  private func lost(_ path: JSONPath, from old: Node, to new: Node, _ findings: [Finding]) -> [Finding] {
    guard let first = path.first(in: old), path.first(in: new) == nil,
      !ignored.ignores(first.path, in: old), path.hasFilter || findings.isEmpty
    else { return [] }
    let value = Excerpt.beginning(of: first.text)
    return [
      Finding(
        .value, promised: "\(path): \(value)", found: "\(path): nothing there", isNoted: !path.hasFilter)
    ]
  }
}
