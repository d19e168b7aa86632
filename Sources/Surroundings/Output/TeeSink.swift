internal import Synchronization

/// Passes on what is written and keeps it.
package final class TeeSink: ByteSink {
  private let target: any ByteSink
  private let kept = Mutex<[UInt8]>([])

  package init(_ target: any ByteSink) { self.target = target }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    kept.withLock { $0 += bytes }
    try target.write(bytes)
  }

  package var text: String { kept.withLock { String(decoding: $0, as: UTF8.self) } }
}
