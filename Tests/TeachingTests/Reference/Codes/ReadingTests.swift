import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Failures of a response that cannot be trusted whole", .paced)
struct ReadingTests {
  @Test("they are all those of that stage, each once")
  func complete() {
    let codes = CodeEntry.reading.map(\.code)
    #expect(Set(codes) == Set(ErrorCode.everything.filter { $0.stage == .read }))
    #expect(Set(codes).count == codes.count)
  }

  @Test("what broke on the wire can be looked at as it came")
  func raw() {
    for entry in CodeEntry.reading where entry.code.name.hasPrefix("protocol.") {
      #expect(entry.suggestions.first == "raw", "\(entry.code)")
    }
  }

  @Test("a body that cannot be unpacked is asked for once more, unpacked, where the URL can be typed")
  func unpacked() throws {
    let lines = Suggestions.lines(for: .bodyEncoding, try Incidents.exchange(200))
    #expect(lines == ["get https://api.test/users/1 Accept-Encoding:identity", "raw"])
    let odd = try Incidents.exchange(200, url: "https://api.test/a'b")
    #expect(Suggestions.lines(for: .bodyEncoding, odd) == ["raw"])
  }
}
