import ApusRandomTestSupport

/// Makes random JSON texts: odd spellings, odd white space, odd characters.
struct RandomJSON {
  var generator: SeededGenerator

  init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

  mutating func pick<Element>(_ choices: [Element]) -> Element {
    choices[Int.random(in: 0..<choices.count, using: &generator)]
  }

  mutating func document(spaced: Bool) -> String {
    value(depth: Int.random(in: 0...6, using: &generator), spaced: spaced)
  }

  mutating func value(depth: Int, spaced: Bool) -> String {
    let space = spaced ? pick(["", "", " ", "\n", "\t ", "\r\n   ", "            "]) : ""
    guard depth > 0, Int.random(in: 0..<4, using: &generator) > 0 else { return space + scalar() + space }
    let isObject = Bool.random(using: &generator)
    let count = Int.random(in: 0...5, using: &generator)
    let parts = (0..<count).map { _ in
      (isObject ? space + string() + space + ":" : "") + value(depth: depth - 1, spaced: spaced)
    }
    return space + (isObject ? "{" : "[") + space + parts.joined(separator: ",")
      + (isObject ? "}" : "]") + space
  }

  mutating func scalar() -> String {
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: pick(["null", "true", "false"])
    case 1: String(Int64.random(in: .min ... .max, using: &generator))
    case 2:
      pick([
        "0", "-0", "1.0", "1.10", "-0.50", "1e3", "1E+2", "25e-1", "1e400", "0e1", "12345678901234567890",
      ])
    default: string()
    }
  }

  mutating func string() -> String {
    let count = Int.random(in: 0...12, using: &generator)
    let parts = (0..<count).map { _ in
      pick([
        "a", "key", "B", "_", "0", " ", "\\n", "\\\"", "\\\\", "\\/", "\\u00e9", "\\ud83d\\ude00", "é", "日本",
        "👍", "e\u{301}", "\u{7f}", "\u{85}", "\u{200b}", "\u{202e}", "\u{fe0f}", "\u{feff}", "\u{e0041}",
        "longer plain text", "\u{10ffff}",
      ])
    }
    return "\"" + parts.joined() + "\""
  }
}
