internal import ApusEncodings

/// Finds what has the shape of a token of a well-known service, whoever gave it.
package enum TokenShapes {
  /// A beginning, and how many more characters make a token of it.
  private typealias Shape = (prefix: [UInt8], rest: Int)

  private static let shapes: [Shape] =
    [
      "ghp_", "gho_", "ghu_", "ghs_", "ghr_", "github_pat_", "glpat-", "xoxb-", "xoxp-", "xoxa-", "sk_live_",
      "rk_live_", "sk_test_", "rk_test_", "whsec_", "shpat_", "dop_v1_", "AKIA", "ASIA", "AIza", "npm_",
      "pypi-",
      "eyJ",
    ].map { (Array($0.utf8), 8) }
    + [(Array("sk-".utf8), 16), (Array("hf_".utf8), 20), (Array("SG.".utf8), 20), (PrivateKeyText.start, 0)]

  /// The ranges of tokens in a text. A token begins a word.
  package static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    let (first, second) = (Self.first, Self.second)
    var at = 0
    while at < bytes.count - 1 {
      guard first[Int(bytes[at])] & second[Int(bytes[at + 1])] != 0,
        at == 0 || !isTokenCharacter(bytes[at - 1]), let length = length(at: bytes[at...])
      else {
        at += 1
        continue
      }
      result.append(at..<at + length)
      at += length
    }
    return result
  }

  /// Of each byte, a bit where shapes begin with it, and which of these have it in their second place: almost no two bytes
  /// need a closer look.
  private static let first = bits(of: 0)
  private static let second = bits(of: 1)

  private static func bits(of place: Int) -> [UInt32] {
    let beginnings = Array(Set(shapes.compactMap(\.prefix.first))).sorted()
    var bits = [UInt32](repeating: 0, count: 256)
    for shape in shapes {
      guard let number = beginnings.firstIndex(of: shape.prefix[0]) else { continue }
      bits[Int(shape.prefix[place])] |= 1 << UInt32(number)
    }
    return bits
  }

  /// Of each byte, the shapes that begin with it.
  private static let shapesByByte: [[Shape]] = (0..<256).map { byte in
    shapes.filter { $0.prefix.first == UInt8(byte) }
  }

  private static func length(at bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = bytes.first else { return nil }
    for shape in shapesByByte[Int(first)] where bytes.starts(with: shape.prefix) {
      if shape.prefix == PrivateKeyText.start { return PrivateKeyText.length(at: bytes) }
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
