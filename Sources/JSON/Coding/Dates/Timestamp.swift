/// A moment as a number, for the code that reads and writes dates as text without Foundation.
public struct Timestamp: Sendable, Hashable {
  /// Whole seconds since 1970-01-01T00:00:00Z, rounded down.
  public var seconds: Int
  /// From 0 to 999,999,999.
  public var nanoseconds: Int

  public init(seconds: Int, nanoseconds: Int = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  /// Takes seconds to the nearest microsecond, which is what a `Double` holds of the present; `nil` for what
  /// is more than about 30 million years away.
  init?(secondsSince1970: Double) {
    guard secondsSince1970.magnitude < 1e15 else { return nil }
    let whole = secondsSince1970.rounded(.down)
    let microseconds = Int(((secondsSince1970 - whole) * 1e6).rounded())
    self.init(seconds: Int(whole) + microseconds / 1_000_000, nanoseconds: microseconds % 1_000_000 * 1000)
  }

  var secondsSince1970: Double { Double(seconds) + Double(nanoseconds) / 1e9 }
}
