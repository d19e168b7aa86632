import ApusClient
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusText

@Suite("Headers on a screen", .paced)
struct HeadersViewTests {
  @Test("header values stand in one column, and long ones go on below themselves")
  func headers() throws {
    let head = try #require(try Exchanges.simple().response)
    try expectSnapshot("headers", of: HeadersView(head))
  }

  @Test("secrets are masked")
  func secrets() {
    let fields = HeaderFields([
      HeaderField(name: "Authorization", value: Secret("ghp_123")), HeaderField(name: "A", value: "b"),
    ])
    #expect(HeadersView(fields).text() == "Authorization: •••\nA:             b\n")
  }
}
