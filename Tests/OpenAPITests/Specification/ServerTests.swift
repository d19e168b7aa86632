import ApusDescriptionTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("Servers of a description", .paced)
struct ServerTests {
  @Test("have the defaults of their variables filled in")
  func variables() throws {
    let specification = try Sample.specification(
      #"""
      {"openapi":"3.0.0","paths":{},"servers":[
        {"url":"https://{host}:{port}/v{version}","description":"main","variables":{
          "host":{"default":"a.example"},"port":{"enum":["8443"]},"version":{"default":2}}},
        {"url":"/relative/"},{"description":"no url"}, 7]}
      """#)
    #expect(specification.servers.map(\.url) == ["https://a.example:8443/v2", "/relative/"])
    #expect(specification.servers.map(\.basePath) == ["/v2", "/relative"])
    #expect(specification.servers.first?.summary == "main")
  }

  @Test(
    "of Swagger 2 are put together from schemes, host and base path",
    arguments: [
      (
        #""host":"a.example","basePath":"/v1","schemes":["http","https"]"#,
        ["http://a.example/v1", "https://a.example/v1"]
      ),
      (#""host":"a.example""#, ["https://a.example"]), (#""basePath":"/v1""#, ["/v1"]), (#""x":1"#, []),
    ])
  func swagger(_ members: String, _ urls: [String]) throws {
    let specification = try Sample.specification(#"{"swagger":"2.0","paths":{},\#(members)}"#)
    #expect(specification.servers.map(\.url) == urls)
  }

  @Test(
    "allow an origin whether they say its usual port or not",
    arguments: [
      ("https://a.example:443/v2", "https://a.example", true),
      ("http://a.example:80", "http://a.example", true),
      ("https://a.example:443", "https://a.example:444", false),
      ("https://a.example:4430/", "https://a.example", false),
      ("http://a.example:443/", "http://a.example", false),
    ])
  func usualPorts(_ url: String, _ origin: String, _ isAllowed: Bool) throws {
    let specification = try Sample.specification(
      #"{"openapi":"3.0.0","paths":{},"servers":[{"url":"\#(url)"}]}"#)
    #expect(specification.servers.first?.allows(origin) == isAllowed)
  }

  @Test("need not be there")
  func none() throws {
    #expect(try Sample.specification(#"{"openapi":"3.0.0","paths":{}}"#).servers.isEmpty)
  }
}
