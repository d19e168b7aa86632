/// What a word is made of: letters, digits and `_` of ASCII, and every byte past it.
package func isWordByte(_ byte: UInt8) -> Bool {
  byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "_") || byte >= 0x80
}
