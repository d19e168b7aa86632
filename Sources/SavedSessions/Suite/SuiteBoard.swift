internal import ApusText
internal import Synchronization

/// What several replays at the same time take from and report to. What they have to show comes in the order in which they
/// were begun: of the first of them as it goes, of the others when those before have ended.
final class SuiteBoard: Sendable {
  private struct State {
    /// The next to begin.
    var next = 0
    /// The first that has not ended.
    var first = 0
    var waiting: [[any View]]
    var hasEnded: [Bool]
    var reports: [FileReport?]
  }

  private let state: Mutex<State>

  init(count: Int) {
    state = Mutex(
      State(
        waiting: Array(repeating: [], count: count), hasEnded: Array(repeating: false, count: count),
        reports: Array(repeating: nil, count: count)))
  }

  /// The number of the next replay to begin; `nil` when there is none.
  func begin() -> Int? {
    state.withLock { state in
      guard state.next < state.waiting.count else { return nil }
      defer { state.next += 1 }
      return state.next
    }
  }

  /// No other begins from here on.
  func stop() { state.withLock { $0.next = $0.waiting.count } }

  func add(_ view: any View, of number: Int) { state.withLock { $0.waiting[number].append(view) } }

  /// - Parameter report: `nil` where there was nothing to replay.
  func end(_ number: Int, with report: FileReport?) {
    state.withLock { state in
      state.reports[number] = report
      state.hasEnded[number] = true
    }
  }

  /// What can be shown by now and was not yet.
  func take() -> [any View] {
    state.withLock { state in
      var views: [any View] = []
      while state.first < state.waiting.count {
        views += state.waiting[state.first]
        state.waiting[state.first] = []
        guard state.hasEnded[state.first] else { break }
        state.first += 1
      }
      return views
    }
  }

  /// What became of all, in their order.
  ///
  /// - Parameter unbegun: what there is to tell of one that has not ended.
  func reports(else unbegun: (Int) -> FileReport?) -> [FileReport] {
    let (reports, hasEnded) = state.withLock { ($0.reports, $0.hasEnded) }
    return reports.indices.compactMap { hasEnded[$0] ? reports[$0] : unbegun($0) }
  }
}
