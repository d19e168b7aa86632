/// Runs several contestants in turn, round after round, so that whatever else the machine does hits all of them.
struct Race {
  struct Contestant {
    let name: String
    /// One run; how long it took, in seconds.
    let run: () async throws -> Double

    init(_ name: String, run: @escaping () async throws -> Double) {
      self.name = name
      self.run = run
    }

    /// Something that is timed from its call to its return.
    static func timed(_ name: String, _ work: @escaping () async throws -> Void) -> Contestant {
      Contestant(name) {
        let start = ContinuousClock.now
        try await work()
        return (ContinuousClock.now - start).inSeconds
      }
    }
  }

  /// The times of each contestant, in its order.
  private(set) var times: [[Double]]
  private let names: [String]

  /// A first round warms up and is not counted. There are as many rounds as fit into about four seconds, but at
  /// least three and at most forty.
  init(_ contestants: [Contestant]) async throws {
    names = contestants.map(\.name)
    times = contestants.map { _ in [] }
    var warmUp = 0.0
    for contestant in contestants { warmUp += try await contestant.run() }
    let rounds = min(40, max(3, Int(4 / max(warmUp, 0.001))))
    for _ in 0..<rounds {
      for (index, contestant) in contestants.enumerated() { times[index].append(try await contestant.run()) }
    }
  }

  /// The first contestant, which is ours.
  var ours: Quantity { Quantity(times[0], .seconds) }

  /// A row for each of the others; one row without a rival when there are none.
  func rows(_ subject: String, promise: (String) -> Promise? = { _ in nil }, note: String? = nil) -> [Row] {
    guard names.count > 1 else { return [Row(subject, ours, note: note)] }
    return names.indices.dropFirst().map { index in
      let ratio = Spread(zip(times[0], times[index]).map { $0 / $1 })
      let rival = Row.Rival(name: names[index], quantity: Quantity(times[index], .seconds), ratio: ratio)
      return Row(
        subject, ours, against: rival, promise: promise(names[index]),
        note: index == names.count - 1 ? note : nil)
    }
  }
}

extension Duration {
  var inSeconds: Double { self / .seconds(1) }
}

/// How a time grew with its input: both are to be about the same factor.
func growth(_ small: Quantity, _ large: Quantity, input: String) -> String {
  "\(input) takes \(digits(large.spread.median / small.spread.median)) times as long"
}
