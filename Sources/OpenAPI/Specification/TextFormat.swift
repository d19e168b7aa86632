/// What a text seems to be written in, told from its beginning.
enum TextFormat {
  case json, yaml, raml, markup, nothing

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    if rest.starts(with: [0xef, 0xbb, 0xbf]) { rest = rest.dropFirst(3) }
    if Self.isUTF16(rest) {
      // Of the two notations, only YAML may be written so; and JSON is YAML too.
      self = .yaml
      return
    }
    rest = rest.drop { $0 == 0x20 || (0x09...0x0d).contains($0) }
    switch rest.first {
    case nil: self = .nothing
    case UInt8(ascii: "<"): self = .markup
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): self = .json
    case UInt8(ascii: "#") where rest.starts(with: "#%RAML".utf8): self = .raml
    // Neither a comment nor a directive can begin a text in JSON.
    case UInt8(ascii: "#"), UInt8(ascii: "%"): self = .yaml
    default: self = Self.looksLikeYAML(rest.prefix(4_096)) ? .yaml : .json
    }
  }

  private static func isUTF16(_ head: ArraySlice<UInt8>) -> Bool {
    guard let first = head.first, let second = head.dropFirst().first else { return false }
    return (first, second) == (0xff, 0xfe) || (first, second) == (0xfe, 0xff) || (first == 0) != (second == 0)
  }

  /// Whether one of the first lines is a comment, a document mark or `key:`, none of which begins a JSON
  /// text.
  private static func looksLikeYAML(_ head: ArraySlice<UInt8>) -> Bool {
    let lines = head.split(separator: UInt8(ascii: "\n"), maxSplits: 50)
    return lines.contains { line in
      if line.starts(with: "---".utf8) || line.starts(with: "%YAML".utf8) { return true }
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
      let after = line[(colon + 1)...].first
      let key = line[..<colon]
      return !key.isEmpty && key.allSatisfy(isKeyByte) && (after == nil || after == 0x20 || after == 0x0d)
    }
  }

  private static func isKeyByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || "-_$\"'".utf8.contains(byte)
  }
}
