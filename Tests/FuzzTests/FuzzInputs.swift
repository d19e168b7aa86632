import ApusRandomTestSupport
import Foundation

/// The inputs of a target: those that are kept, and others made of them.
struct FuzzInputs {
  let kept: [[UInt8]]
  private var generator: SeededGenerator

  struct NoCorpus: Error { let name: String }

  /// - Parameter seed: the same inputs come of the same one.
  init(_ name: String, seed: UInt64) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Corpora/\(name).txt")
    kept = try Self.inputs(in: String(contentsOf: file, encoding: .utf8))
    guard !kept.isEmpty else { throw NoCorpus(name: name) }
    generator = SeededGenerator(seed: seed)
  }

  init(kept: [String], seed: UInt64) {
    self.kept = kept.map { Array($0.utf8) }
    generator = SeededGenerator(seed: seed)
  }

  /// Inputs stand between lines of eight dashes; a byte that is no plain text is `\xHH`.
  static func inputs(in text: String) -> [[UInt8]] {
    text.components(separatedBy: "\n--------\n").map { part in
      var bytes: [UInt8] = []
      var rest = Array((part.hasSuffix("\n") ? String(part.dropLast()) : part).utf8)[...]
      while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"),
          let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16)
        {
          bytes.append(value)
          rest = rest.dropFirst(3)
        } else {
          bytes.append(byte)
        }
      }
      return bytes
    }
  }

  /// An input as a corpus has it.
  static func spelled(_ bytes: [UInt8]) -> String {
    bytes.map { byte in
      let isPlain = (0x20..<0x7f).contains(byte) || byte == 0x0a
      let digits = String(byte, radix: 16)
      return isPlain ? String(Unicode.Scalar(byte)) : "\\x" + (digits.count < 2 ? "0" : "") + digits
    }.joined()
  }

  /// One more input: a kept one, changed in up to four places.
  mutating func next() -> [UInt8] {
    var bytes = generator.pick(kept)
    for _ in 0...generator.below(4) { change(&bytes) }
    return Array(bytes.prefix(64 << 10))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    let place = generator.below(bytes.count + 1)
    let length = min(generator.below(generator.flip(0.1) ? 400 : 12), bytes.count - place)
    switch generator.below(7) {
    case 0: bytes.removeSubrange(place..<place + length)
    case 1: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
    case 2: bytes.insert(contentsOf: generator.pick(Self.pieces), at: place)
    case 3: if place < bytes.count { bytes[place] = UInt8(generator.below(256)) }
    case 4: bytes.removeSubrange(place...)
    case 5:
      let other = generator.pick(kept)
      let start = generator.below(other.count + 1)
      bytes.insert(contentsOf: other[start...].prefix(60), at: place)
    default:
      let piece = generator.pick(Self.pieces)
      for _ in 0..<generator.below(40) { bytes.insert(contentsOf: piece, at: place) }
    }
  }

  private static let pieces: [[UInt8]] =
    [
      "[", "]", "{", "}", "{{", "}}", "{{a}}", "\"", "'", "\\", "\\u0000", "\\ud800", "$(", "`", "\n", "\r\n",
      "\t",
      "\u{0}", "\u{1b}[2J", "\u{9b}", "\u{202e}", "\u{200b}", "\u{301}", "りんご", "👩‍👩‍👧", "-1", "1e999", "0x",
      "9223372036854775808",
      "null", "..", ".a", "[*]", "?", "#", "&", "=", "==", ":=", "@", ";", ",", ":", "<", ">", "|", "%00",
      "%", "//", "/../",
      "```", "###", "---", "> ", "data:", "rel=next", "Expires=", "--data", "-H", "$ref", "http://h", "é",
    ].map { Array($0.utf8) } + [[0xff, 0xfe], [0xc0, 0x9b], [0xe3, 0x82], [0x80]]
}
