package import ApusRedaction
internal import Synchronization

/// A screen on which no secret is seen.
package final class MaskingSink: ByteSink {
  private let base: any ByteSink
  private let mask: SecretMask
  /// The end of what was written, when it may be the beginning of a secret.
  private let held = Mutex<[UInt8]>([])

  package init(_ base: any ByteSink, _ mask: SecretMask) {
    self.base = base
    self.mask = mask
  }

  package func write(_ bytes: ArraySlice<UInt8>) throws(SinkClosed) {
    let ready = held.withLock { held -> ArraySlice<UInt8> in
      let text = held.isEmpty ? bytes : (held + bytes)[...]
      let rest = mask.unfinished(in: text)
      held = Array(text.suffix(rest))
      return text.dropLast(rest)
    }
    if !ready.isEmpty { try base.write(mask.masked(ready)) }
  }

  /// Writes what was held back. Ask for it at the end of each line.
  package func flush() {
    let rest = held.withLock { held in
      defer { held = [] }
      return held
    }
    if !rest.isEmpty { try? base.write(mask.masked(rest[...])) }
  }
}
