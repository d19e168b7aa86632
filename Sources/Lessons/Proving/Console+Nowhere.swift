package import ApusSurroundings

extension Console {
  /// One that nobody reads.
  package static var nowhere: Console {
    Console(out: NowhereSink(), notes: NowhereSink(), outTraits: .plain, noteTraits: .plain)
  }
}

private final class NowhereSink: ByteSink {
  func write(_ bytes: ArraySlice<UInt8>) {}
}
