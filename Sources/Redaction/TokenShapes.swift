internal import ApusEncodings

/// Finds what has the shape of a token of a well-known service, whoever gave it.
package enum TokenShapes {
  /// A beginning, and how many more characters make a token of it.
  private typealias Shape = (prefix: [UInt8], rest: Int)

  private static let shapes: [Shape] =
    [
      "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_",
      "rk_live_", "AKIA", "ASIA", "AIza", "npm_", "pypi-", "eyJ",
    ].map { (Array($0.utf8), 8) } + [(Array("sk-".utf8), 16)]

  /// The ranges of tokens in a text. A token begins a word.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var at = 0
    while at < bytes.count {
      let begins = at == 0 || !isTokenCharacter(bytes[at - 1])
      if begins, mayBegin[Int(bytes[at])], let length = length(at: bytes[at...]) {
        result.append(at..<at + length)
        at += length
      } else {
        at += 1
      }
    }
    return result
  }

  private static let mayBegin: [Bool] = shapesByByte.map { !$0.isEmpty }

  /// Of each byte, the shapes that begin with it.
  private static let shapesByByte: [[Shape]] = (0..<256).map { byte in
    shapes.filter { $0.prefix.first == UInt8(byte) }
  }

  private static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    for shape in shapesByByte[Int(first)] where bytes.starts(with: shape.prefix) {
      let rest = bytes.dropFirst(shape.prefix.count).prefix {
        isTokenCharacter($0) || $0 == UInt8(ascii: ".")
      }
      if rest.count >= shape.rest { return shape.prefix.count + rest.count }
    }
    return nil
  }

  private static func isTokenCharacter(_ byte: UInt8) -> Bool {
    (isWordByte(byte) && byte < 0x80) || byte == UInt8(ascii: "-")
  }
}
