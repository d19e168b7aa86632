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

// What arrays and strings hold, lent on every system that the package promises: `span` and `mutableSpan` came to Apple's
// with macOS 26. All of it is inlined and costs no more than they do.

extension Array {
  /// Lends the elements, to be read and written in place, for as long as `body` runs.
  @inline(__always)
  mutating func withMutableSpan<Result, Failure>(
    _ body: (inout MutableSpan<Element>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try withUnsafeMutableBufferPointer { elements throws(Failure) in
      var span = MutableSpan(_unsafeElements: elements)
      return try body(&span)
    }
  }
}

extension [UInt8] {
  /// Lends the bytes for as long as `body` runs.
  @inline(__always)
  func lend<Result, Failure>(_ body: (LentBytes) throws(Failure) -> Result) throws(Failure) -> Result {
    try withUnsafeBufferPointer { bytes throws(Failure) in try body(LentBytes(bytes)) }
  }

  /// The text of some of the bytes, which are known to be UTF-8: where the system can, it is not checked again.
  @inline(__always)
  func text(ofUTF8 range: Range<Int>) -> String {
    if #available(macOS 26, iOS 26, tvOS 26, watchOS 26, visionOS 26, *) {
      return String(copying: UTF8Span(unchecked: span.extracting(range)))
    }
    return String(decoding: self[range], as: UTF8.self)
  }
}

extension ArraySlice<UInt8> {
  /// Lends the bytes for as long as `body` runs.
  @inline(__always)
  func lend<Result, Failure>(_ body: (LentBytes) throws(Failure) -> Result) throws(Failure) -> Result {
    try withUnsafeBufferPointer { bytes throws(Failure) in try body(LentBytes(bytes)) }
  }
}

extension String {
  /// Lends the UTF-8 for as long as `body` runs.
  @inline(__always)
  func lend<Result>(_ body: (LentBytes) -> Result) -> Result {
    var text = self
    return text.withUTF8 { body(LentBytes($0)) }
  }
}
