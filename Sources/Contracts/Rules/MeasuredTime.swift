/// A time that an answer took.
package struct MeasuredTime: Sendable, Hashable {
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    case total, dns, connect, tls
    /// From the beginning until the first byte came.
    case firstByte = "first-byte"
    case download
  }

  package var phase = Phase.total
  /// 95 for the time that 95 of 100 answers do not take longer than; `nil` for that of one.
  package var percentile: Int?
  /// How many answers are measured.
  package var sampleCount = 1
}
