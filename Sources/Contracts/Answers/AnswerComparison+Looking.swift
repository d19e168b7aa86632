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
    guard isAnswered, !paths.isEmpty, old.exchange.response?.status == new.exchange.response?.status,
      case .json(let before) = BodyKind(old.exchange), case .json(let now) = BodyKind(new.exchange)
    else { return findings(from: old, to: new).filter { $0.drift != .header && $0.drift != .timing } }
    guard !ignored.ignoresBody else { return [] }
    return JSONContract(before.document, ignored: ignored).findings(in: now.document, lookingAt: paths)
  }
}
