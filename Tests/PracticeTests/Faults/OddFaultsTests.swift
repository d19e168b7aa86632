import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Unusual, and legal", .paced)
struct OddFaultsTests {
  @Test("the other origin tells which credentials came along")
  func otherOrigin() throws {
    try withServer { server in
      let location = try get(server, "/faults/odd.origin").first("Location")
      #expect(location == "http://127.0.0.1:\(server.otherPort)/credentials")
      let client = try RawClient(port: server.otherPort)
      let leaking = try client.get(
        "/credentials", "Authorization: Bearer s3cret", "X-Api-Key: k", "X-Other: 1")
      #expect(leaking.text.contains("These arrived: Authorization, X-Api-Key."))
      #expect(!leaking.text.contains("s3cret"))
      #expect(try client.get("/credentials", "Accept: */*").text.contains("No credential arrived."))
    }
  }

  @Test("depth is as asked for, and the arrays are closed")
  func depth() throws {
    try withServer { server in
      let shallow = try get(server, "/faults/odd.depth?depth=3")
      #expect(shallow.text == "[[[]]]\n")
      let deep = try get(server, "/faults/odd.depth")
      #expect(deep.body.count == 200_001)
    }
  }
}
