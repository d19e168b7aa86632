internal import ApusEncodings
internal import ApusJSON

/// A body's bytes as HAR has them: text where it is UTF-8 that takes no more room escaped, else base64.
struct HARText: Sendable {
  private let text: String
  private let isBase64: Bool

  /// - Parameter isLeftOut: whether an empty text stands for it, which `put` replaces.
  init(of bytes: [UInt8], isLeftOut: Bool = false) {
    if isLeftOut {
      (text, isBase64) = ("", false)
    } else if Self.controls(in: bytes) < max(16, bytes.count / 16),
      let plain = String(validating: bytes, as: UTF8.self)
    {
      (text, isBase64) = (plain, false)
    } else {
      (text, isBase64) = (Base64.encoded(bytes), true)
    }
  }

  /// What stands in `content`, or in another object that has a body.
  var members: [(String, JSONValue)] {
    [("text", .string(text))] + (isBase64 ? [("encoding", "base64")] : [])
  }

  /// The same as it stands in a line.
  var escaped: [UInt8] {
    var bytes = Array(#""text":"#.utf8)
    JSONValue.string(text).append(to: &bytes, .unseen)
    if isBase64 { bytes += #","encoding":"base64""#.utf8 }
    return bytes
  }

  /// Puts a text, `escaped`, in the place of the one that was left out of a line.
  static func put(_ escaped: [UInt8], into line: inout [UInt8]) {
    // Inside of a string its quotes would be escaped, and no member behind a response's content is called so.
    let empty = Array(#""text":"""#.utf8)
    for start in stride(from: line.count - empty.count, through: 0, by: -1)
    where line[start...].starts(with: empty) {
      line.replaceSubrange(start..<start + empty.count, with: escaped)
      return
    }
  }

  /// How many control characters there are that text seldom has.
  private static func controls(in bytes: [UInt8]) -> Int {
    func isOne(_ byte: UInt8) -> Bool { byte < 0x20 && byte != 0x09 && byte != 0x0a && byte != 0x0d }
    return bytes.withUnsafeBytes { bytes in
      var count = 0
      var at = 0
      while at + 8 <= bytes.count {
        let many = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
        // Of almost all text, each of the eight has one of its three highest bits.
        if (many | many << 1 | many << 2) & 0x8080_8080_8080_8080 != 0x8080_8080_8080_8080 {
          count += bytes[at..<at + 8].count(where: isOne)
        }
        at += 8
      }
      return count + bytes[at...].count(where: isOne)
    }
  }
}
