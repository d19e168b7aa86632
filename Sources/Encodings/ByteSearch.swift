extension String {
  /// Whether a text of ASCII stands somewhere in this one. `contains` looks at characters, which takes a hundred times as
  /// long: too long for what is asked of each answer.
  package func holds(_ part: StaticString) -> Bool {
    part.withUTF8Buffer { wanted in
      utf8.withContiguousStorageIfAvailable { Self.isIn($0, wanted) }
        ?? Array(utf8).withUnsafeBufferPointer { Self.isIn($0, wanted) }
    }
  }

  private static func isIn(_ text: UnsafeBufferPointer<UInt8>, _ wanted: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = wanted.first else { return true }
    guard text.count >= wanted.count else { return false }
    for start in 0...text.count - wanted.count where text[start] == first {
      var length = 1
      while length < wanted.count, text[start + length] == wanted[length] { length += 1 }
      if length == wanted.count { return true }
    }
    return false
  }
}

/// What a word is made of: letters, digits and `_` of ASCII, and every byte past it.
package func isWordByte(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
}
