internal import ApusLanguage

/// One line of rules, `.items len 1..100, sorted by .id`: what it is about, and what is promised of that.
package struct Rule: Sendable {
  package let subject: RuleSubject
  package let promises: [Promise]
  /// As it was written, without what stands behind `#`.
  package let text: String
  /// What stands behind `#`: why it is there.
  package let reason: String?
  /// Where it stands in its file, from 1; `nil` for one that was typed.
  package let line: Int?

  /// Whether something holds it that may be compared with what came before.
  package var needsEarlierAnswer: Bool { promises.contains(where: \.needsEarlierAnswer) }

  /// Whether what it is about may be missing.
  package var isOptional: Bool { promises.contains(where: \.isOptional) }

  /// What holds for what is there: as other promises say, and where there is none, as it was.
  package var promisesOfFound: [Promise] {
    let others = promises.filter { !$0.isOptional }
    return others.isEmpty ? promises : others
  }

  /// The path that it is about; `nil` where it is about something else, or where variables are in that.
  package var plainPath: String? {
    if case .path(let path) = subject { path.template.plain } else { nil }
  }

  /// How many answers it is about; 1 for all but those that speak of a share of many.
  package var sampleCount: Int {
    if case .time(let time) = subject { time.sampleCount } else { 1 }
  }
}
