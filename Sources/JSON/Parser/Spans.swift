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
