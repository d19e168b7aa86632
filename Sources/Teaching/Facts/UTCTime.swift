internal import ApusJSON

/// A moment as people read it.
enum UTCTime {
  /// `2030-01-01 00:00:00 UTC`.
  static func text(secondsSince1970 seconds: Int) -> String {
    DateFormat("yyyy-MM-dd HH:mm:ss").text(for: Timestamp(seconds: seconds)).map { $0 + " UTC" }
      ?? "\(seconds) s after 1970"
  }
}
