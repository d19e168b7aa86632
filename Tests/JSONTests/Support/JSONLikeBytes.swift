import ApusRandomTestSupport

extension SeededGenerator {
  /// Bytes made of what JSON is made of, so that they get past the first character.
  mutating func jsonLikeBytes() -> [UInt8] {
    let pieces = [
      "{", "}", "[", "]", ",", ":", "\"", "\\", "\"a\"", "\"a\":", "1", "-", "0", ".5", "e9", "true", "false",
      "null",
      " ", "\n", "\\u12", "\\ud83d", "\\n", "日", "👍", "\u{0}", "\u{7f}",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...30, using: &self) {
      if Int.random(in: 0..<12, using: &self) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &self))
      } else {
        bytes += pieces[Int.random(in: pieces.indices, using: &self)].utf8
      }
    }
    return bytes
  }
}
