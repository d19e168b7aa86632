import PacingTestSupport
import Testing

@testable import JSON

@Suite("Writing the tape", .paced)
struct TapeWriterTests {
  @Test("positions reach to the end of the largest text there may be")
  func positions() {
    var words = [UInt32](repeating: 0, count: 20)
    var span = words.mutableSpan
    var writer = TapeWriter(forBytes: 0)
    let list = writer.open(.array, start: 0, in: &span)
    for start in [0x7fff_fff0, 0x8000_0000, 0xffff_ff00] {
      writer.append(.string, start: start, length: 9, to: &span)
    }
    writer.append(.integer, start: 0xffff_fff0, length: 3_000_000_000, to: &span)
    writer.close(list, count: 3_000_000_000, endByte: Tape.byteLimit, in: &span)
    let tape = writer.finish(words)
    let first = list + Tape.containerWords
    #expect((first..<first + 4).map(tape.start) == [0x7fff_fff0, 0x8000_0000, 0xffff_ff00, 0xffff_fff0])
    #expect((first..<first + 4).map(tape.length) == [9, 9, 9, 3_000_000_000])
    #expect(tape.token(first + 3) == .integer)
    #expect(tape.length(list) == 3_000_000_000)
    #expect(tape.endByte(list) == Tape.byteLimit)
    #expect(tape.end(list) == tape.count)
  }
}
