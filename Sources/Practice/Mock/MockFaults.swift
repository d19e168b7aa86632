internal import ApusEncodings
internal import Synchronization

/// Failures mixed into the answers of a mock, the same for the same seed.
final class MockFaults: Sendable {
  private let share: Double
  private let numbers: Mutex<SeededNumbers>

  /// - Parameter share: how many of the answers fail, from 0 to 1.
  init(share: Double, seed: UInt64) {
    self.share = share
    numbers = Mutex(SeededNumbers(seed: seed))
  }

  /// What befalls the next answer; `nil` when it goes out as it is.
  func next() -> MockFault? {
    guard share > 0 else { return nil }
    let (chance, choice) = numbers.withLock { numbers in (numbers.next(), numbers.next()) }
    // 53 bits are what a Double holds exactly.
    guard Double(chance >> 11) / Double(1 << 53) < share else { return nil }
    let all = MockFault.allCases
    return all[Int(choice % UInt64(all.count))]
  }
}
