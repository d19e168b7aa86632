@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@Suite("Several header fields", .paced)
struct HeaderFieldsTests {
  @Test("a value that is set takes the place of all of its name, and nil takes them away")
  func setting() {
    var headers = HeaderFields([
      HeaderField(name: "X-A", value: "1"), HeaderField(name: "B", value: "2"),
      HeaderField(name: "x-a", value: "3"),
    ])
    headers["x-A"] = "4"
    #expect(headers.map(\.description) == ["x-A: 4", "B: 2"])
    headers["C"] = "5"
    headers["B"] = nil
    headers["Nothing"] = nil
    #expect(headers.map(\.description) == ["x-A: 4", "C: 5"])
  }

  @Test("a secret that is set to what it reads as stays the secret")
  func secret() throws {
    var headers = HeaderFields([HeaderField(name: "X-Key", value: Secret("hunter2"))])
    headers["X-Key"] = headers["X-Key"]
    guard case .secret(let secret) = try #require(headers.first("X-Key")).value else {
      Issue.record("the secret is a text now")
      return
    }
    #expect(secret.reveal() == "hunter2")
    headers["X-Key"] = "seen"
    #expect(headers["X-Key"] == "seen")
  }
}
