import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Requests of Bruno's", .paced)
struct BruRequestTests {
  private func request(_ text: String) throws -> CollectedRequest {
    var files = ["/c/bruno.json": "{\"name\": \"a\"}"]
    files["/c/a.bru"] = text
    return try #require(try CollectionFile.readFolder("/c", in: .fixed(files)).requests.first)
  }

  @Test("bodies of every mode are read")
  func bodies() throws {
    let form = try request(
      "post {\n  url: http://a.example\n  body: formUrlEncoded\n}\nbody:form-urlencoded {\n  a: 1 2\n  ~b: 3\n}\n"
    )
    #expect(form.bodyText == "a=1+2")
    let parts = try request(
      "post {\n  url: http://a.example\n  body: multipartForm\n}\nbody:multipart-form {\n  f: @file(x.png|y.txt) @contentType(image/png)\n  t: word\n}\n"
    )
    #expect(parts.bodyText.contains("filename=\"y.txt\"\nContent-Type: image/png\n\n< y.txt"))
    let query = try request(
      "post {\n  url: http://a.example\n  body: graphql\n}\nbody:graphql {\n  { a }\n}\nbody:graphql:vars {\n  {\"b\": 1}\n}\n"
    )
    #expect(query.bodyText == "{ a }\n\n{\"b\": 1}")
    let file = try request(
      "post {\n  url: http://a.example\n  body: file\n}\nbody:file {\n  file: @file(d.json) @contentType(application/json)\n}\n"
    )
    #expect(file.bodyText == "< d.json" && file.header("Content-Type") == "application/json")
  }

  @Test("credentials in a key's place, and those that cannot be made")
  func credentials() throws {
    let key = try request(
      "get {\n  url: http://a.example\n  auth: apikey\n}\nauth:apikey {\n  key: k\n  value: {{v}}\n  placement: queryparams\n}\n"
    )
    #expect(key.http.start == "GET http://a.example?k={{v}}")
    #expect(
      try request("get {\n  url: http://a.example\n  auth: oauth2\n}\n").refusal?.contains("OAuth 2") == true)
    #expect(
      try request("get {\n  url: http://a.example\n  auth: ntlm\n}\n").refusal?.contains("ntlm") == true)
  }
}
