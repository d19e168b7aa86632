import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusClient

@Suite("Text while it arrives", .paced)
struct TextStreamTests {
  private func read(_ bytes: [UInt8], by length: Int, _ type: String?) throws -> String {
    var stream = TextStream(contentType: type)
    var text: [UInt8] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      text += try stream.text(of: rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    return String(decoding: text + (try stream.finish()), as: UTF8.self)
  }

  @Test("pieces of any length make the same text", arguments: TextSample.all, [1, 2, 3, 7, 1_000])
  func pieces(_ sample: TextSample, _ length: Int) throws {
    let bytes = sample.bytes + sample.bytes + sample.bytes
    let type = "text/plain; charset=\(sample.charset)"
    #expect(try read(bytes, by: length, type) == sample.text + sample.text + sample.text)
  }

  @Test("a mark that comes byte by byte is one", arguments: [1, 2, 5])
  func mark(_ length: Int) throws {
    #expect(try read([0xff, 0xfe, 0x8a, 0x30, 0x41, 0], by: length, "text/plain") == "りA")
  }

  @Test("UTF-8 is passed on, however little it is", arguments: ["", "a", "りんご", "{\"a\":1}"])
  func utf8(_ text: String) throws {
    #expect(try read(Array(text.utf8), by: 1, "application/json") == text)
  }

  @Test("what is bad is said with its place, and what is cut at the end")
  func bad() {
    let type = "text/plain; charset=shift_jis"
    let good: [UInt8] = [0x82, 0xe8, 0x41, 0x42]
    for length in [1, 3, 100] {
      let bad = #expect(throws: CharsetProblem.self) {
        try read(good + [0x81, 0x20, 0x41], by: length, type)
      }
      #expect(bad?.offset == 4 && bad?.summary == "not Shift_JIS at byte 4")
      let cut = #expect(throws: CharsetProblem.self) { try read(good + [0x82], by: length, type) }
      #expect(cut?.summary == "cut off in Shift_JIS at byte 4")
    }
    #expect(throws: CharsetProblem.unknown("x")) { try read(good, by: 1, "text/plain; charset=x") }
  }

  @Test("bytes of any kind end in text or in a problem, in pieces as at once")
  func random() throws {
    var generator = SeededGenerator(seed: 16)
    for sample in TextSample.all {
      for _ in 0..<50 {
        let bytes = (0..<Int.random(in: 4...40, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
        let type = "text/plain; charset=\(sample.charset)"
        let whole = BodyText(bytes, contentType: type)
        let pieces = try? read(bytes, by: 3, type)
        #expect(pieces == (whole.problem == nil ? String(decoding: whole.bytes, as: UTF8.self) : nil))
      }
    }
  }
}
