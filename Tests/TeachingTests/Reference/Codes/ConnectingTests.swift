import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusTeaching

@Suite("Failures before there was a response", .paced)
struct ConnectingTests {
  @Test("they are all those of that stage, each once")
  func complete() {
    let codes = CodeEntry.connecting.map(\.code)
    #expect(Set(codes) == Set(FailureCode.all.filter { $0.stage == .connect }))
    #expect(Set(codes).count == codes.count)
  }

  @Test("where TLS failed nothing was sent, and the lines to try fill in the URL")
  func tls() throws {
    for entry in CodeEntry.connecting where entry.code.name.hasPrefix("tls.") {
      #expect(entry.certain.contains { $0.contains("nothing of the request was sent") }, "\(entry.code)")
      let lines = Suggestions.lines(for: entry.code, try Incidents.exchange(nil))
      #expect(lines.contains { $0.contains("://api.test/users/1") }, "\(entry.code): \(lines)")
      #expect(!lines.contains { $0.contains("{") }, "\(entry.code): \(lines)")
      #expect(!Suggestions.lines(for: entry.code, nil).contains { $0.contains("{") }, "\(entry.code)")
    }
    #expect(
      Suggestions.lines(for: .tlsProtocol, try Incidents.exchange(nil)).first == "get http://api.test/users/1"
    )
  }

  @Test(
    "where a connection broke nobody claims to know what the server did",
    arguments: [FailureCode.reset, .closed])
  func broken(_ code: FailureCode) throws {
    let entry = try #require(CodeEntry.of(code))
    #expect(entry.certain.contains("Whether the server did what was asked cannot be known."))
    #expect(entry.suggestions.first == "rerun")
  }
}
