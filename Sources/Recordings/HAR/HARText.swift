internal import ApusEncodings
internal import ApusJSON
internal import ApusSystem

/// A body's bytes as HAR has them: text where it is UTF-8 that takes no more room escaped, else base64.
struct HARText: Sendable {
  private let text: String
  private let isBase64: Bool

  /// - Parameter isLeftOut: whether an empty text stands for it, which `put` replaces.
  init(of bytes: [UInt8], isLeftOut: Bool = false) {
    if isLeftOut {
      (text, isBase64) = ("", false)
    } else if Survey(bytes).isText, let plain = String(validating: bytes, as: UTF8.self) {
      (text, isBase64) = (plain, false)
    } else {
      (text, isBase64) = (Base64.encoded(bytes), true)
    }
  }

  /// What stands in `content`, or in another object that has a body.
  var members: [(String, JSONValue)] {
    [("text", .string(text))] + (isBase64 ? [("encoding", "base64")] : [])
  }

  /// The same as it stands in a line. Plain text, as most are that are large, is not copied first.
  static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    let survey = Survey(bytes)
    guard survey.isASCII, survey.isText else { return HARText(of: bytes).escaped }
    var line = begun(for: bytes.count)
    JSONString.appendQuoted(ascii: bytes, to: &line, .unseen)
    return line
  }

  private var escaped: [UInt8] {
    var line = Self.begun(for: text.utf8.count)
    JSONValue.string(text).append(to: &line, .unseen)
    if isBase64 { line += #","encoding":"base64""#.utf8 }
    return line
  }

  /// A quarter of a dense text in JSON is quotes, and room that stays empty is none: to move to a larger one takes longer
  /// than to write the text.
  private static func begun(for count: Int) -> [UInt8] {
    var line: [UInt8] = []
    line.reserveRoom(count + count / 2 + 64)
    line += #""text":"#.utf8
    return line
  }

  /// What kinds of bytes there are.
  private struct Survey {
    private var controls = 0
    private let count: Int
    private(set) var isASCII = true

    /// Whether there are as few control characters as text has.
    var isText: Bool { controls < max(16, count / 16) }

    init(_ bytes: [UInt8]) {
      count = bytes.count
      (controls, isASCII) = bytes.withUnsafeBytes { bytes in
        var (controls, all, at) = (0, UInt64(0), 0)
        while at + 8 <= bytes.count {
          let many = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
          all |= many
          // Of almost all text, each of the eight has one of its three highest bits.
          if (many | many << 1 | many << 2) & Self.tops != Self.tops {
            controls += bytes[at..<at + 8].count(where: Self.isControl)
          }
          at += 8
        }
        let rest = bytes[at...]
        return (
          controls + rest.count(where: Self.isControl), all & Self.tops == 0 && rest.allSatisfy { $0 < 0x80 }
        )
      }
    }

    private static let tops: UInt64 = 0x8080_8080_8080_8080

    /// One that text seldom has.
    private static func isControl(_ byte: UInt8) -> Bool {
      byte < 0x20 && byte != 0x09 && byte != 0x0a && byte != 0x0d
    }
  }
}
