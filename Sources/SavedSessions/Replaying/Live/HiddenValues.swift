internal import ApusClient
internal import ApusContracts
internal import ApusRecordings
internal import ApusRedaction

/// What answers hold that is kept as placeholders, so that what was found of them can be told without it. What they are
/// kept as tells it for certain, be it ever so short.
struct HiddenValues {
  private let answers: [Recording]
  private let kept: [Recording]

  /// - Parameter kept: the same answers as they may be written.
  init(of answers: [Recording] = [], keptAs kept: [Recording] = []) {
    (self.answers, self.kept) = (answers, kept)
  }

  /// The same findings as they may be told.
  ///
  /// - Parameters:
  ///   - secrets: what else is none of a reader's business.
  ///   - redactor: knows the secrets of the run.
  func told(
    _ findings: [Finding], without secrets: [(name: String, value: String)], by redactor: Redactor
  ) -> [Finding] {
    guard !findings.isEmpty else { return [] }
    var redactor = redactor
    for secret in secrets { redactor.learn(Secret(secret.value, name: secret.name)) }
    var places = HiddenPlaces(redactor)
    for (came, kept) in zip(answers, kept) { places.add(came.exchange, kept.exchange) }
    return findings.map { finding in finding.mapping { places.told($0) } }
  }
}
