/// Secrets in a text of any kind, by their names: `password: x` of YAML, `password = x` of settings, `password: "x"` of
/// GraphQL, `"password" => "x"` of a program. It knows none of these languages, so it finds rather too much.
enum TextSecrets {
  /// The name of the first.
  static func firstName(in bytes: [UInt8]) -> String? {
    let asksForToken = String(decoding: bytes, as: UTF8.self).contains(SecretNames.grantType)
    for place in bytes.indices where bytes[place] == UInt8(ascii: ":") || bytes[place] == UInt8(ascii: "=") {
      let name = name(before: place, in: bytes)
      // Most are none of a secret.
      guard !name.isEmpty, SecretNames.rule(of: name, in: .member) != nil else { continue }
      let value = value(from: place, in: bytes)
      if SecretNames.hides(name, value, in: .member, besideGrantType: asksForToken) { return name }
    }
    return nil
  }

  /// A name is short; of a value so much tells what it is.
  private static let longestName = 256
  private static let longestValue = 256

  private static func name(before place: Int, in bytes: [UInt8]) -> String {
    let part = bytes[..<place].suffix(longestName)
    let end = part.lastIndex { !isBlank($0) && !isQuote($0) } ?? part.startIndex
    guard end >= part.startIndex, !part.isEmpty, isInName(part[end]) else { return "" }
    let start = part[...end].lastIndex { !isInName($0) }.map { $0 + 1 } ?? part.startIndex
    return String(decoding: part[start...end], as: UTF8.self)
  }

  private static func value(from place: Int, in bytes: [UInt8]) -> String {
    let start = bytes[place...].firstIndex { !isBlank($0) && !isQuote($0) && !":=>".utf8.contains($0) }
    guard let start else { return "" }
    let value = bytes[start...].prefix(longestValue).prefix {
      !isBlank($0) && !isQuote($0) && !endsValue.contains($0)
    }
    return String(decoding: value, as: UTF8.self)
  }

  private static let endsValue = Set("\r\n,;&)}]".utf8)

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  /// In a text within a text a quote has a backslash before it.
  private static func isQuote(_ byte: UInt8) -> Bool { "\"'`\\".utf8.contains(byte) }

  private static func isInName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "_-.[]".utf8.contains(byte)
  }
}
