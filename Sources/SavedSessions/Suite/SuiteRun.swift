/// One replay of one session: once for each row, and as often as was asked for.
struct SuiteRun: Sendable {
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
    -> [SuiteRun]
  {
    var runs: [SuiteRun] = []
    for number in 1...max(1, options.repeats) {
      let time = options.repeats > 1 ? (number, options.repeats) : nil
      for place in places {
        for row in rows.map({ $0.map(Optional.some) }) ?? [nil] {
          runs.append(SuiteRun(place: place, row: row, time: time))
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
