import ApusJSON
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusEndpoints

@Suite("An answer made from a description", .paced)
struct MockWriterTests {
  @Test("is of the type that is described, whatever that is")
  func types() throws {
    let shop = try MockShop()
    let picture = try #require(shop.ask("GET", "/v1/picture"))
    #expect(picture.body.starts(with: [0x89, 0x50, 0x4e, 0x47]))
    #expect(picture.fields.contains { $0 == ("Content-Type", "image/png") })
    #expect(shop.say("GET", "/v1/feed").matches(of: #/data: /#).count == 3)
    #expect(String(decoding: MockBytes.of("application/x-ndjson", [1, 2]), as: UTF8.self) == "1\n2\n")
    #expect(MockBytes.of("application/octet-stream", nil).isEmpty == false)
  }

  @Test("never says which pages may read it: that is the server's")
  func crossOrigin() throws {
    let shop = try MockShop(
      """
      {"openapi":"3.0.0","paths":{"/a":{"get":{"responses":{"200":{"description":"","headers":{
      "Access-Control-Allow-Origin":{"schema":{"default":"*"}},"Content-Length":{"schema":{"default":5}},
      "ETag":{"example":"x"}}}}}}}}
      """)
    let answer = try #require(shop.ask("GET", "/a"))
    #expect(answer.fields.map(\.name) == ["ETag"])
  }
}
