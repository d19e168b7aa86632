/// The lines of a head. It is ours, so every line feed ends a line.
struct SentLines {
  private var rest: UnsafeRawBufferPointer

  init(_ head: UnsafeRawBufferPointer) { rest = head }

  /// Without its end; `nil` behind the last.
  mutating func next() -> UnsafeRawBufferPointer? {
    guard !rest.isEmpty else { return nil }
    var end = 0
    while end < rest.count, rest[end] != UInt8(ascii: "\n") { end += 1 }
    let isEnded = end > 0 && rest[end - 1] == UInt8(ascii: "\r")
    let line = UnsafeRawBufferPointer(rebasing: rest[..<(isEnded ? end - 1 : end)])
    rest = UnsafeRawBufferPointer(rebasing: rest.dropFirst(end + 1))
    return line
  }
}
