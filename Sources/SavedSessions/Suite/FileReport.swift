package import ApusSurroundings

/// What became of one replay of a session: what reports are made of.
package struct FileReport: Sendable {
  package let path: String
  /// What tells it from other replays of the same file.
  package let label: String?
  package internal(set) var title: String?
  package internal(set) var steps: [StepResult] = []
  /// Why it is not fine.
  package internal(set) var failure: CommandFailure?
  package internal(set) var isInterrupted = false
  package internal(set) var time = Duration.zero

  init(_ run: Run) {
    path = run.place.path
    label = run.label
  }

  /// The file and what tells this replay of it from others.
  package var name: String { label.map { "\(path): \($0)" } ?? path }

  /// Whether it could not be run to its end, which counts for more than that something differs.
  package var isBroken: Bool {
    guard let failure else { return false }
    return Outcome.failed(failure.code).exitStatus == 2
  }
}

extension FileReport {
  /// Why it is not fine, where no step of it says so.
  var failureOfFile: CommandFailure? {
    steps.contains { $0.state.isRed } && !isBroken ? nil : failure
  }
}

extension FileReport {
  /// One replay of one session: once for each row, and as often as was asked for.
  struct Run: Sendable {
    let place: SessionSearch.Place
    var row: DataRow?
    /// The number of this time, from 1; `nil` where there is only one.
    var time: (number: Int, of: Int)?

    /// What tells it from other runs of its session; `nil` where there is none.
    var label: String? {
      let times = time.map { "\($0.number) of \($0.of)" }
      let parts = [row?.name, times].compactMap(\.self)
      return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// All runs of some sessions, in the order in which they are made.
    static func all(of places: [SessionSearch.Place], rows: [DataRow]?, _ options: ReplayOptions.Suite)
      -> [Run]
    {
      var runs: [Run] = []
      for number in 1...max(1, options.repeats) {
        let time = options.repeats > 1 ? (number, options.repeats) : nil
        for place in places {
          for row in rows.map({ $0.map(Optional.some) }) ?? [nil] {
            runs.append(Run(place: place, row: row, time: time))
          }
        }
      }
      if let shard = options.shard { runs = runs.indices.filter(shard.isMine).map { runs[$0] } }
      if let seed = options.seed {
        var chance = SeededChance(seed: seed)
        runs.shuffle(using: &chance)
      }
      return runs
    }
  }
}

/// Numbers that look like chance and are the same each time (SplitMix64).
private struct SeededChance: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
