import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Pasted ranges", .paced)
struct RangeReaderTests {
  @Test(
    "that are asked for are explained one by one, and the wrong ones named",
    arguments: [
      ("bytes=0-99", [nil, nil]), ("bytes=0-1, 5-,-500", [nil, nil, nil, nil]),
      ("bytes=abc", [nil, .invalid]),
      ("bytes=5-2", [nil, .invalid]), ("bytes=-", [nil, .invalid]), ("bytes=", [nil, .invalid]),
      ("bytes=0-1, x", [nil, nil, .invalid]), ("lines=1-2", [.unknown, nil]), ("0-5", [.invalid]),
    ] as [(String, [LinePart.Flaw?])])
  func asked(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(RangeReader.parts(asked: value).map(\.flaw) == flaws, "\(value)")
  }

  @Test("say from which byte to which")
  func words() {
    #expect(
      RangeReader.parts(asked: "bytes=0-99, 5-, -500").map(\.meaning) == [
        "It is counted in bytes.", "From byte 0 to byte 99, both included.", "From byte 5 to the end.",
        "The last bytes, 500 of them.",
      ])
    #expect(
      RangeReader.parts(sent: "bytes 0-4/20").map(\.meaning) == [
        "It is counted in bytes.", "From byte 0 to byte 4, both included.", "The whole has 20 bytes.",
      ])
  }

  @Test(
    "that came are explained the same way",
    arguments: [
      ("bytes 0-4/*", [nil, nil, nil]), ("bytes */20", [nil, nil, nil]), ("foo", [.invalid]),
      ("bytes 5-2/20", [.invalid]), ("bytes 0-20/20", [.invalid]), ("lines 0-4/20", [.unknown, nil]),
    ] as [(String, [LinePart.Flaw?])])
  func sent(_ value: String, _ flaws: [LinePart.Flaw?]) {
    #expect(RangeReader.parts(sent: value).map(\.flaw) == flaws, "\(value)")
  }
}
