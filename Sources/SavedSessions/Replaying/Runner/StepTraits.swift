/// What saved sessions have to know of a command.
package struct StepTraits: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// It records, saves or replays sessions. What it does is not a part of one.
  package static let managesSessions = StepTraits(rawValue: 1 << 0)
  /// Its lines are no steps: they do nothing of their own, or what they do is kept in another way.
  package static let isNoStep = StepTraits(rawValue: 1 << 1)
  /// Its lines are steps only without arguments: with them they lead into another session.
  package static let isStepAlone = StepTraits(rawValue: 1 << 2)
  /// It sets what paths are put behind.
  package static let setsBase = StepTraits(rawValue: 1 << 3)
  /// It goes on until somebody ends it.
  package static let isEndless = StepTraits(rawValue: 1 << 4)
  /// It shows something of the last answer.
  package static let looks = StepTraits(rawValue: 1 << 5)
}
