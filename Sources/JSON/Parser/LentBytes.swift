/// Bytes that are lent for as long as a closure runs; nobody keeps them longer.
///
/// A `RawSpan` would be the same and could not be kept. But each of its loads is generic, and a build for debugging calls
/// such a function, and clears room for it: decoding there took half as long again.
struct LentBytes {
  let start: UnsafeRawPointer
  let count: Int

  @inline(__always)
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    (start, count) = (UnsafeRawPointer(bytes.baseAddress ?? Self.nothing), bytes.count)
  }

  /// Where no bytes are. Sound: it is made once, and nobody reads it or writes there.
  private nonisolated(unsafe) static let nothing = UnsafePointer(
    UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// A byte that is known to be there.
  @inline(__always)
  func uncheckedByte(_ at: Int) -> UInt8 {
    start.advanced(by: at).assumingMemoryBound(to: UInt8.self).pointee
  }

  /// Bytes that are known to be there, as a number or several.
  @inline(__always)
  func uncheckedLoad<Value: BitwiseCopyable>(_ at: Int, as type: Value.Type) -> Value {
    start.loadUnaligned(fromByteOffset: at, as: type)
  }

  typealias Eight = (UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8, UInt8)

  /// The text of some of the bytes. What is no UTF-8 is replaced.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return String(
      decoding: UnsafeRawBufferPointer(start: start + range.lowerBound, count: range.count), as: UTF8.self)
  }
}
