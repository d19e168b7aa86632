import ApusPacingTestSupport
import Testing

@testable import ApusSystem

@Suite("Characters by the system's tables", .paced)
struct CharacterConverterTests {
  @Test("bytes that come one by one are read as those that come at once")
  func pieces() throws {
    let bytes: [UInt8] = [0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2, 0x41]
    let converter = try #require(CharacterConverter(from: "CP932"))
    var result: [UInt8] = []
    var waiting: [UInt8] = []
    for byte in bytes {
      waiting.append(byte)
      let (read, stop) = converter.convert(waiting[...], to: &result)
      #expect(stop != .bad)
      waiting.removeFirst(read)
    }
    #expect(waiting.isEmpty)
    #expect(String(decoding: result, as: UTF8.self) == "りんごA")
  }

  @Test("text longer than any room for it comes out whole")
  func long() throws {
    let converter = try #require(CharacterConverter(from: "ISO-8859-1"))
    var result: [UInt8] = []
    let all = converter.convert([UInt8](repeating: 0xe9, count: 100_000)[...], to: &result)
    #expect(all.read == 100_000 && all.stop == nil)
    #expect(result.count == 200_000 && result.suffix(2) == [0xc3, 0xa9])
  }

  @Test("what is no character, or half of one, is where it stops")
  func stops() throws {
    for (bytes, read, stop) in [
      ([0x41, 0x82, 0x20, 0x42], 1, CharacterConverter.Stop.bad), ([0x41, 0x42, 0x82], 2, .cut),
    ] as [([UInt8], Int, CharacterConverter.Stop)] {
      let converter = try #require(CharacterConverter(from: "CP932"))
      var result: [UInt8] = []
      let end = converter.convert(bytes[...], to: &result)
      #expect(end.read == read && end.stop == stop)
    }
  }

  @Test("a state is left at the end, and nothing of nothing is nothing")
  func ends() throws {
    let converter = try #require(CharacterConverter(from: "UTF-8", to: "ISO-2022-JP"))
    var result: [UInt8] = []
    #expect(converter.convert(Array("り".utf8)[...], to: &result) == (3, nil))
    converter.finish(&result)
    #expect(result.suffix(3) == [0x1b, 0x28, 0x42])
    #expect(converter.convert([], to: &result) == (0, nil))
  }

  @Test("a name that nobody knows makes none")
  func unknown() {
    #expect(CharacterConverter(from: "no-such-charset") == nil)
    #expect(CharacterConverter(from: "UTF-8", to: "no-such-charset") == nil)
  }
}
