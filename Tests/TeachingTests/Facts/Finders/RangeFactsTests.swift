import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("What is told of a part", .paced)
struct RangeFactsTests {
  @Test("206 that nobody asked for, of several parts, or of another part than was asked for")
  func parts() throws {
    let range = ("Content-Range", "bytes 0-9/100")
    let unasked = try Explained.answer(206, [range])
    #expect(
      unasked.contains("a part that nobody asked for") && !unasked.contains("`Range` asked for"), "\(unasked)"
    )
    let several = Explained.exchange(
      try Incidents.exchange(
        206, headers: ["Content-Type": "multipart/byteranges; boundary=x"], body: "--x",
        sent: ["Range": "bytes=0-1,5-6"]))
    #expect(several.contains("Several parts came") && !several.contains("the part that"), "\(several)")
    for (asked, isOther) in [
      ("bytes=0-9", false), ("bytes=0-", false), ("bytes=-100", false), ("bytes=5-9", true),
      ("bytes=0-4", true),
      ("bytes=-10", true), ("bytes=0-99", false), ("lines=1-2", false), ("bytes=a-b", false),
    ] {
      let text = try Explained.answer(206, [range], sent: ["Range": asked])
      #expect(text.contains("Another part came than was asked for") == isOther, "\(asked)\n\(text)")
      #expect(text.contains("Only a part came.") != isOther, "\(asked)\n\(text)")
      #expect(text.contains("the part that `Range` asked for") != isOther, "\(asked)\n\(text)")
    }
  }
}
