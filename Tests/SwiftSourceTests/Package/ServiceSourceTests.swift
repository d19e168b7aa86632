import ApusDescriptionTestSupport
import ApusOpenAPI
import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The service of a whole description", .paced)
struct ServiceSourceTests {
  private func text(
    _ rest: String, baseURL: String? = nil, access: Access = .internal, usesMoments: Bool = false
  ) throws -> String {
    let specification = try Sample.specification(
      #"{"openapi":"3.0.3","info":{"title":"Shop","version":"1"},"paths":{}\#(rest)}"#)
    return ServiceSource(
      specification, named: "Shop", baseURL: baseURL, access: access, usesMoments: usesMoments
    ).text(["typealias ErrorResponse = Problem"])
  }

  @Test(
    "begins where the description says, and is told where that is not known",
    arguments: [
      (
        #","servers":[{"url":"http://a.test:81/v1"}]"#, nil,
        #"var baseURL: WebURL = .http("a.test", port: 81, path: "/v1")"#
      ),
      (#","servers":[{"url":"/v1"}]"#, nil, "let baseURL: WebURL"), ("", nil, "let baseURL: WebURL"),
      (#","servers":[{"url":"https://{region}.test"}]"#, nil, "let baseURL: WebURL"),
      (#","servers":[{"url":"/v1"}]"#, "https://b.test", #"var baseURL: WebURL = .https("b.test")"#),
    ] as [(String, String?, String)])
  func base(_ servers: String, _ base: String?, _ line: String) throws {
    #expect(try text(servers, baseURL: base).contains("  \(line)\n"))
  }

  @Test("says how it wants to know who asks, each way once")
  func security() throws {
    let text = try text(
      #"""
      ,"components":{"securitySchemes":{"a":{"type":"http","scheme":"bearer"},"b":{"type":"apiKey","in":"header",
       "name":"X-Key"},"c":{"type":"http","scheme":"bearer"},"d":{"type":"oauth2"},"e":{"type":"openIdConnect"},
       "f":{"type":"mutualTLS"}}}
      """#)
    #expect(
      text.contains(
        "/// It may want to know who asks: `bearer` in Authorization, `X-Key` in header, a token of OAuth 2, a"
      ), "\(text)")
    #expect(text.contains("See `Authentication`."))
  }

  @Test("imports what it needs, for who may use it")
  func imports() throws {
    #expect(try text("").hasPrefix("import ApusClient\n\n/// Shop, version 1.\nstruct Shop: Service {"))
    let open = try text("", access: .public, usesMoments: true)
    #expect(open.hasPrefix("public import ApusClient\npublic import ApusJSON\n\n"))
    #expect(open.contains("  public init(baseURL: WebURL) {\n    self.baseURL = baseURL\n  }\n"), "\(open)")
    #expect(open.contains("  public var decoder: DocumentDecoder {"))
  }
}
