internal import Synchronization

/// Output that is kept, to be used otherwise than by being shown.
package final class KeptOutput: ByteSink {
  private let kept = Mutex<[UInt8]>([])

  package init() {}

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) { kept.withLock { $0 += bytes } }

  package var bytes: [UInt8] { kept.withLock { $0 } }
}

extension Output {
  /// What some work writes, which nobody sees: exact bytes, as for a program.
  package func kept(_ work: () throws -> Void) throws -> [UInt8] {
    let usual = console
    defer { console = usual }
    let kept = KeptOutput()
    console = usual.redirecting(to: kept)
    try work()
    return kept.bytes
  }
}
