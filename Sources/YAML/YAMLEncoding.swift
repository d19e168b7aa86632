/// How the text of a file is spelled in bytes.
enum YAMLEncoding {
  /// The text as UTF-8 without a byte order mark. Whether UTF-8 is valid is not looked at.
  static func utf8(_ bytes: [UInt8]) throws(YAMLError) -> [UInt8] {
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) { return Array(bytes.dropFirst(3)) }
    // Without a mark, the first character is ASCII: its other half is zero.
    if bytes.starts(with: [0xff, 0xfe]) { return try utf16(bytes.dropFirst(2), low: 0) }
    if bytes.starts(with: [0xfe, 0xff]) { return try utf16(bytes.dropFirst(2), low: 1) }
    guard bytes.count >= 2, (bytes[0] == 0) != (bytes[1] == 0) else { return bytes }
    return try utf16(bytes[...], low: bytes[0] == 0 ? 1 : 0)
  }

  /// - Parameter low: which of two bytes is the lower one.
  private static func utf16(_ bytes: ArraySlice<UInt8>, low: Int) throws(YAMLError) -> [UInt8] {
    let start = bytes.startIndex
    let units = stride(from: start, to: start + bytes.count / 2 * 2, by: 2).map { at in
      UInt16(bytes[at + low]) | UInt16(bytes[at + 1 - low]) << 8
    }
    guard bytes.count % 2 == 0, let text = String(validating: units, as: UTF16.self) else {
      throw YAMLError(.syntax, "it looks like UTF-16 and is not: half a character is missing")
    }
    return Array(text.utf8)
  }
}
