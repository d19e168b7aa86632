/// Which sessions are replayed, how often, with what, and where it is told: what belongs to all of them together.
package struct SuiteOptions: Sendable {
  /// How many are replayed at the same time.
  package var jobs = 1
  package var shard: Shard?
  /// Each is replayed so often.
  package var repeats = 1
  /// Has them in an order that looks like chance, the same for the same number.
  package var seed: UInt64?
  /// All steps, where there is none.
  package var selection: StepSelection?
  /// Only sessions with one of these, where there are any.
  package var tags: [String] = []
  package var variables: [String: String] = [:]
  package var variableFiles: [String] = []
  /// An environment of the files beside a session.
  package var environment: String?
  /// A file with a row for each run.
  package var rows: String?
  package var grants = Grants()
  package var reports: [ReportTarget] = []

  package init() {}

  /// The part of all runs that one machine of several takes: `2/5`.
  package struct Shard: Sendable, Hashable {
    package let number: Int
    package let count: Int

    package init?(_ text: String) {
      let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let number = parts[0], let count = parts[1],
        count > 0, (1...count).contains(number)
      else { return nil }
      (self.number, self.count) = (number, count)
    }

    func isMine(_ index: Int) -> Bool { index % count == number - 1 }
  }
}
