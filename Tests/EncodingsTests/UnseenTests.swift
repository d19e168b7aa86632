import ApusEncodings
import Testing

@Suite("What is unseen")
struct UnseenTests {
  private static let scalars = (UInt32(0)...0x10_ffff).compactMap { Unicode.Scalar($0) }

  @Test("controls, layout, formats, separators, fillers and spaces are told apart")
  func kinds() {
    let kinds: [(Unicode.Scalar, Unseen)] = [
      ("a", []), ("é", []), ("り", []), ("\u{1b}", .control), ("\u{7f}", .control), ("\u{9b}", .control),
      ("\t", .layout), ("\n", .layout), ("\r", .control), (" ", .space), ("\u{a0}", .space),
      ("\u{3000}", .space),
      ("\u{202e}", [.format, .ignorable]), ("\u{2028}", .separator), ("\u{fe0f}", .ignorable),
      ("\u{3164}", .ignorable), ("\u{e000}", .unassigned), ("\u{600}", .format),
    ]
    for (scalar, kind) in kinds {
      #expect(Unseen(scalar) == kind, "U+\(Hex.digits(of: scalar.value, width: 4))")
    }
  }

  @Test("a document escapes C0 but tab and line feed, DEL and C1, and nothing else")
  func document() {
    let escaped = Self.scalars.filter { Unseen.inDocument.contains($0) }.map { $0.value }
    let expected: [ClosedRange<UInt32>] = [0...8, 11...31, 0x7f...0x9f]
    #expect(escaped == expected.flatMap { Array($0) })
  }

  @Test("what a writer of JSON hides never goes to a terminal as it is")
  func writer() {
    let strange = Self.scalars.filter {
      Unseen.drawsNothing($0.value) && !Unseen.onTerminal.contains($0)
        && $0.properties.generalCategory != .unassigned
    }
    #expect(Array(strange).isEmpty)
  }

  @Test("a writer of JSON hides every control, separator and bidi control past C0")
  func steering() {
    let steering: [ClosedRange<UInt32>] = [
      0x7f...0x9f, 0x61c...0x61c, 0x200e...0x200f, 0x2028...0x202e, 0x2066...0x2069,
    ]
    #expect(steering.joined().allSatisfy { Unseen.drawsNothing($0) })
    #expect(!Unseen.drawsNothing(0xfe0f))
    #expect(!Unseen.drawsNothing(0x308a))
  }
}
