/// A time that an answer took.
package struct MeasuredTime: Sendable, Hashable {
  package enum Phase: String, Sendable, Hashable, CaseIterable {
    case total, dns, connect, tls
    /// From the beginning until the first byte came.
    case firstByte = "first-byte"
    case download
  }

  package var phase: Phase
  /// 95 for the time that 95 of 100 answers do not take longer than; `nil` for that of one.
  package var percentile: Int?
  /// How many answers are measured.
  package var sampleCount: Int

  /// By default that of one answer, from its beginning to its end.
  package init(phase: Phase = .total, percentile: Int? = nil, sampleCount: Int = 1) {
    (self.phase, self.percentile, self.sampleCount) = (phase, percentile, sampleCount)
  }
}
