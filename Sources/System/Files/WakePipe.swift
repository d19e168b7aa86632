#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// A pipe to oneself, which wakes whoever waits for its read end. Neither end ever waits.
package final class WakePipe: Sendable {
  /// To be waited for.
  package let readEnd: Descriptor
  /// Where a signal's handler may write a byte.
  package let writeEnd: Descriptor

  /// Where there is no descriptor left, nobody is ever woken.
  package init() {
    let ends = (try? Descriptor.pipe()) ?? (reading: .none, writing: .none)
    (readEnd, writeEnd) = ends
    for end in [readEnd, writeEnd] { end.setWaiting(false) }
  }

  deinit {
    for end in [readEnd, writeEnd] where end != .none { end.close() }
  }

  /// Wakes with a byte. It is lost where so many wait already that there is no room.
  package func send(_ byte: UInt8) {
    var byte = byte
    _ = write(writeEnd.number, &byte, 1)
  }

  /// The bytes that were sent since the last call.
  package func drain() -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 256)
    while let count = try? readEnd.read(into: &block), count > 0 { bytes += block[..<count] }
    return bytes
  }
}
