internal import ApusEncodings

/// A private key as text (RFC 7468), on lines of its own or within a string of JSON.
enum PrivateKeyText {
  static let start = Array("-----BEGIN ".utf8)
  private static let kind = Array("PRIVATE KEY-----".utf8)
  private static let end = Array("-----END ".utf8)
  private static let dashes = Array("-----".utf8)

  /// What kind of key it is takes no more than this.
  private static let longestHead = 64
  private static let longestKey = 64 << 10

  /// How long the key is that begins here; `nil` where none does. One without an end is cut, and hidden as far as it goes.
  static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    let head = bytes.prefix(longestHead)
    guard head.starts(with: start), let named = head.firstRange(of: kind) else { return nil }
    let rest = bytes[named.upperBound...].prefix(longestKey)
    guard let ending = rest.firstRange(of: end), let last = rest[ending.upperBound...].firstRange(of: dashes)
    else {
      return named.upperBound - bytes.startIndex + rest.prefix { isKeyByte($0) }.count
    }
    return last.upperBound - bytes.startIndex
  }

  /// Of its letters, its blanks, and the escapes for these.
  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (isWordByte(byte) && byte < 0x80) || "+/=\\ \r\n\t".utf8.contains(byte)
  }
}
