internal import Synchronization

/// Failures mixed into the answers of a mock, the same for the same seed.
final class MockFaults: Sendable {
  private let share: Double
  private let state: Mutex<UInt64>

  /// - Parameter share: how many of the answers fail, from 0 to 1.
  init(share: Double, seed: UInt64) {
    self.share = share
    state = Mutex(seed)
  }

  /// What befalls the next answer; `nil` when it goes out as it is.
  func next() -> MockFault? {
    guard share > 0 else { return nil }
    let (chance, choice) = state.withLock { state in (Self.number(&state), Self.number(&state)) }
    // 53 bits are what a Double holds exactly.
    guard Double(chance >> 11) / Double(1 << 53) < share else { return nil }
    let all = MockFault.allCases
    return all[Int(choice % UInt64(all.count))]
  }

  /// The next of a series of numbers that look like chance (SplitMix64).
  private static func number(_ state: inout UInt64) -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var number = state
    number = (number ^ (number >> 30)) &* 0xbf58_476d_1ce4_e5b9
    number = (number ^ (number >> 27)) &* 0x94d0_49bb_1331_11eb
    return number ^ (number >> 31)
  }
}
