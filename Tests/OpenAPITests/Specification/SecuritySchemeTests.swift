import ApusDescriptionTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Who asks, as a description has it")
struct SecuritySchemeTests {
  private static let text = #"""
    {"openapi":"3.1.0","security":[{"token":[]}],"paths":{
      "/own":{"get":{"security":[{"key":[],"basic":[]},{"oauth":["read"]}]}},"/open":{"get":{"security":[]}},
      "/maybe":{"get":{"security":[{},{"token":[]}]}},"/usual":{"get":{}},"/strange":{"get":{"security":[{"gone":[]}]}}},
     "components":{"securitySchemes":{
      "token":{"type":"http","scheme":"Bearer"},"basic":{"type":"http","scheme":"basic"},
      "key":{"type":"apiKey","in":"query","name":"k"},"cookie":{"type":"apiKey","in":"cookie","name":"c"},
      "oauth":{"type":"oauth2","flows":{"clientCredentials":{"tokenUrl":"https://t.test","scopes":{"read":"","write":""}}}},
      "open":{"type":"openIdConnect","openIdConnectUrl":"https://o.test"},"tls":{"type":"mutualTLS"}}}}
    """#

  @Test("each scheme is read, in the order of the description")
  func schemes() throws {
    #expect(
      try Sample.specification(Self.text).securitySchemes.map(\.kind) == [
        .authorization("bearer"), .authorization("basic"), .key(.query, name: "k"), .key(.cookie, name: "c"),
        .oauth2(token: "https://t.test", scopes: ["read", "write"]), .openID("https://o.test"), .certificate,
      ])
    let old = try Sample.specification(
      #"""
      {"swagger":"2.0","paths":{},"securityDefinitions":{"b":{"type":"basic"},
        "o":{"type":"oauth2","flow":"password","tokenUrl":"https://t.test","scopes":{"a":""}}}}
      """#)
    #expect(
      old.securitySchemes.map(\.kind) == [
        .authorization("basic"), .oauth2(token: "https://t.test", scopes: ["a"]),
      ])
  }

  @Test("several together, one or the other, nothing, and what holds for all are told apart")
  func operations() throws {
    let specification = try Sample.specification(Self.text)
    func asked(_ path: String) -> [[String]]? {
      specification.operation(.get, path)?.security(of: specification)?.map { $0.map(\.scheme.name) }
    }
    #expect(asked("/own") == [["key", "basic"], ["oauth"]])
    #expect(asked("/open") == [])
    #expect(asked("/maybe") == [[], ["token"]])
    #expect(asked("/usual") == [["token"]])
    #expect(asked("/strange") == nil)
  }

  @Test("the outline has them too")
  func outline() throws {
    let specification = try Sample.specification(Self.text)
    let outline = try Sample.specification(specification.outline(adding: "x-own", []))
    #expect(outline.securitySchemes.map(\.name) == specification.securitySchemes.map(\.name))
  }
}
