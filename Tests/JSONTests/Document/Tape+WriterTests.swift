import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Writing the tape", .paced)
struct TapeWriterTests {
  @Test("positions reach to the end of the largest text there may be")
  func positions() {
    let words = TapeWords([UInt32](repeating: 0, count: 20))
    var writer = Tape.Writer(forBytes: 0)
    var list = 0
    words.withMutableSpan { words in
      list = writer.open(.array, start: 0, in: &words)
      for start in [0x7fff_fff0, 0x8000_0000, 0xffff_ff00] {
        writer.append(.string, start: start, length: 9, to: &words)
      }
      writer.append(.integer, start: 0xffff_fff0, length: 3_000_000_000, to: &words)
      writer.close(list, count: 3_000_000_000, endByte: Tape.byteLimit, in: &words)
    }
    let tape = writer.finish(words)
    let first = list + Tape.containerWords
    #expect((first..<first + 4).map(tape.start) == [0x7fff_fff0, 0x8000_0000, 0xffff_ff00, 0xffff_fff0])
    #expect((first..<first + 4).map(tape.length) == [9, 9, 9, 3_000_000_000])
    #expect(tape.token(first + 3) == .integer)
    #expect(tape.length(list) == 3_000_000_000)
    #expect(tape.endByte(list) == Tape.byteLimit)
    #expect(tape.end(list) == tape.count)
  }

  @Test("the tape of null is what the parser makes of it")
  func null() throws {
    let parsed = try JSONDocument("null").root.tape
    #expect(Tape.null.count == parsed.count)
    #expect(Tape.null.token(0) == parsed.token(0))
    #expect(Tape.null.range(0) == parsed.range(0))
  }

  @Test("words left over are dropped, and blocks count from where they begin")
  func blocks() {
    let words = TapeWords([UInt32](repeating: 0, count: 300))
    var writer = Tape.Writer(forBytes: 0)
    words.withMutableSpan { words in
      for place in 0..<200 { writer.append(.integer, start: place * 100_000, length: place, to: &words) }
    }
    let tape = writer.finish(words)
    #expect(tape.count == 200)
    #expect((0..<200).allSatisfy { tape.range($0) == $0 * 100_000..<$0 * 100_000 + $0 })
  }

  @Test(
    "a container keeps its start and its count, whichever of them is too large for one word",
    arguments: [(0, 5), (0, 5_000), (200_000, 5), (200_000, 5_000)])
  func wide(start: Int, children: Int) {
    let words = TapeWords([UInt32](repeating: 0, count: 10))
    var writer = Tape.Writer(forBytes: 0)
    var container = 0
    words.withMutableSpan { words in
      writer.append(.null, start: 0, length: 4, to: &words)
      container = writer.open(.object, start: start, in: &words)
      writer.close(container, count: children, endByte: start + 9, in: &words)
    }
    let tape = writer.finish(words)
    #expect(tape.isObject(container))
    #expect(tape.start(container) == start)
    #expect(tape.length(container) == children)
    #expect(tape.endByte(container) == start + 9)
    #expect(tape.end(container) == tape.count)
  }
}
