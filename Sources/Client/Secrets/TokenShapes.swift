internal import ApusEncodings

/// Finds what has the shape of a token of a well-known service, whoever gave it.
package enum TokenShapes {
  /// A beginning, how many more characters make a token of it, and how much of the beginning is none of it.
  private typealias Shape = (prefix: [UInt8], rest: Int, head: Int)

  private static let shapes: [Shape] =
    [
      "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_",
      "rk_live_", "sk_test_", "rk_test_", "whsec_", "shpat_", "dop_v1_", "AKIA", "ASIA", "AIza", "pypi-",
      "eyJ",
      "AGE-SECRET-KEY-1",
    ].map { (Array($0.utf8), 8, 0) }
    // `npm_config_registry` is a setting.
    + [("sk-", 16), ("hf_", 20), ("SG.", 20), ("npm_", 30)].map { (Array($0.0.utf8), $0.1, 0) }
    + [(PrivateKeyText.start, 0, 0), (slackHook, 24, slackHook.count)]

  /// What follows is the right to write into a channel.
  private static let slackHook = Array("hooks.slack.com/services/".utf8)

  /// The ranges of tokens in a text. A token begins a word.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let (first, second) = (Self.first, Self.second)
    var at = rangesOfBlocks(in: bytes, &result)
    while at < bytes.count - 1 {
      guard first[Int(bytes[at])] & second[Int(bytes[at + 1])] != 0, let range = range(at: at, in: bytes)
      else {
        at += 1
        continue
      }
      result.append(range)
      at = range.upperBound
    }
    return result
  }

  /// Those that begin in what can be looked at in blocks.
  ///
  /// - Returns: where the rest begins.
  private static func rangesOfBlocks(in bytes: [UInt8], _ result: inout [Range<Int>]) -> Int {
    // Two of them are looked at together.
    if bytes.count < 128 { return 0 }
    let (first, second, colon, next) = (Self.first, Self.second, botTokenMiddle[0], botTokenMiddle[1])
    var end = 0
    let looked = bytes.withUnsafeBytes { raw in
      var words = LongWords(in: raw)
      while let beginnings = words.beginnings() {
        var rest = beginnings
        while rest != 0 {
          let place = words.place &- LongWords.size &+ rest.trailingZeroBitCount
          rest &= rest &- 1
          // The colon in a bot's token stands before a word.
          let isBehindColon = place > 0 && raw[place &- 1] == colon && raw[place] == next
          guard first[Int(raw[place])] & second[Int(raw[place &+ 1])] != 0 || isBehindColon else { continue }
          for start in isBehindColon ? [place - 1, place] : [place] where start >= end {
            guard let range = range(at: start, in: bytes) else { continue }
            result.append(range)
            end = range.upperBound
          }
        }
      }
      return words.place
    }
    // A colon at the end of what was looked at is before the first word of the rest.
    return max(0, end, looked - 1)
  }

  /// Of each byte, a bit where shapes begin with it, and which of these have it in their second place: almost no two bytes
  /// need a closer look.
  private static let first = bits(of: 0)
  private static let second = bits(of: 1)

  private static func bits(of place: Int) -> [UInt32] {
    let starts = shapes.map(\.prefix) + [botTokenMiddle]
    let beginnings = Array(Set(starts.compactMap(\.first))).sorted()
    var bits = [UInt32](repeating: 0, count: 256)
    for start in starts {
      guard let number = beginnings.firstIndex(of: start[0]) else { continue }
      bits[Int(start[place])] |= 1 << UInt32(number)
    }
    return bits
  }

  /// Of each byte, the shapes that begin with it.
  private static let shapesByByte: [[Shape]] = (0..<256).map { byte in
    shapes.filter { $0.prefix.first == UInt8(byte) }
  }

  private static func range(at place: Int, in bytes: [UInt8]) -> Range<Int>? {
    if bytes[place] == botTokenMiddle[0] { return botToken(around: place, in: bytes) }
    guard place == 0 || !isTokenCharacter(bytes[place - 1]) else { return nil }
    let text = bytes[place...]
    for shape in shapesByByte[Int(bytes[place])] where text.starts(with: shape.prefix) {
      if shape.prefix == PrivateKeyText.start {
        return PrivateKeyText.length(at: text).map { place..<place + $0 }
      }
      let rest = text.dropFirst(shape.prefix.count).prefix {
        isTokenCharacter($0) || $0 == UInt8(ascii: ".") || shape.head > 0 && $0 == UInt8(ascii: "/")
      }
      if rest.count >= shape.rest, shape.prefix != json || isSigned(rest) {
        return place + shape.head..<rest.endIndex
      }
    }
    return nil
  }

  /// `{"` in base64, as a JSON Web Token begins, and many a cursor that leads to the next page.
  private static let json = Array("eyJ".utf8)
  /// `alg`, `typ`, `kid`, `enc` and `k`, with which the head of a token begins.
  private static let heads = ["hbGci", "0eXAi", "raWQi", "lbmMi", "rIjoi"].map { Array($0.utf8) }

  /// Whether a signature or so follows, or what stands there says so.
  private static func isSigned(_ text: ArraySlice<UInt8>) -> Bool {
    text.dropLast().contains(UInt8(ascii: ".")) || heads.contains(where: text.starts)
  }

  /// `:AA` of a token of Telegram, before which stands the number of a bot.
  private static let botTokenMiddle = Array(":AA".utf8)

  private static func botToken(around place: Int, in bytes: [UInt8]) -> Range<Int>? {
    guard bytes[place...].starts(with: botTokenMiddle) else { return nil }
    let number = bytes[..<place].suffix(11).reversed().prefix { $0 &- 0x30 < 10 }.count
    let rest = bytes[(place + 1)...].prefix(36).prefix(while: isTokenCharacter)
    return (8...10).contains(number) && rest.count == 35 ? place - number..<rest.endIndex : nil
  }

  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    (isWordByte(byte) && byte < 0x80) || byte == UInt8(ascii: "-")
  }
}
