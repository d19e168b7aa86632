@_spi(Secrets) import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRecordings
@testable import ApusRedaction
@testable import ApusSavedSessions

@Suite("A request as it may be written down", .paced)
struct RedactedRequestTests {
  private func redacted(_ request: Request) -> RedactedRequest {
    var redactor = Redactor()
    return RedactedRequest(request, redactor: &redactor)
  }

  private func text(_ body: RequestBody?) -> String? {
    guard case .bytes(let bytes)? = body?.content else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("a token keeps its scheme and the name it was given")
  func bearer() throws {
    let request = Request(
      url: try WebURL("http://a.example/x?api_key=canary-1234"),
      headers: HeaderFields([
        HeaderField(name: "Authorization", value: .bearer(Secret("canary-5678", name: "GITHUB_TOKEN"))),
        HeaderField(name: "X-Api-Key", value: "canary-9999"),
        HeaderField(name: "Cookie", value: "sid=canary-1111; b=2"),
      ]))
    let redacted = redacted(request)
    #expect(redacted.url == "http://a.example/x?api_key={{secret:api_key}}")
    #expect(
      redacted.headers.map { "\($0.name): \($0.value)" } == [
        "Authorization: Bearer {{secret:GITHUB_TOKEN}}", "X-Api-Key: {{secret:X-Api-Key}}",
        "Cookie: sid={{secret:cookie.sid}}; b={{secret:cookie.b}}",
      ])
    #expect(redacted.person == nil)
  }

  @Test("basic credentials are a person, wherever they come from; a user alone is a secret")
  func person() throws {
    let header = Request(
      url: try WebURL("http://a.example/"),
      headers: HeaderFields([
        HeaderField(
          name: "Authorization", value: .basic(user: "ada", password: Secret("canary-1", name: "PASS")))
      ]))
    #expect(redacted(header).person?.user == "ada")
    #expect(redacted(header).person?.password == "{{secret:PASS}}")
    #expect(redacted(header).headers.isEmpty)
    let url = redacted(Request(url: try WebURL("http://ada:canary-2@a.example/")))
    #expect(url.person?.password == "{{secret:PASSWORD}}")
    #expect(url.url == "http://a.example/")
    let alone = redacted(Request(url: try WebURL("http://canary-3@a.example/")))
    #expect(alone.person?.user == "{{secret:USER_TOKEN}}")
    #expect(alone.person?.password == "")
    var digest = Request(url: try WebURL("http://a.example/"))
    digest.options.login = .digest(user: "ada", password: Secret("canary-4"))
    #expect(redacted(digest).person?.scheme == .digest)
    #expect(redacted(digest).person?.password == "{{secret:PASSWORD}}")
  }

  @Test("a signature is no secret, though a server says it back under a name that tells; a token is one")
  func saidBack() throws {
    var request = Request(url: try WebURL("http://a.example/"))
    request.options.login = .hmac(header: "X-Signature", key: Secret("canary-1234"))
    let code = try #require(redacted(request).signature.last?.value)
    var redactor = Redactor()
    _ = RedactedRequest(request, redactor: &redactor)
    let answer = redactor.redact(body: Array("{\"X-Signature\": \"\(code)\"}".utf8), contentType: nil)
    #expect(!String(decoding: answer, as: UTF8.self).contains(code) && code.count == 64)
    let signed = RedactedRequest(request, redactor: &redactor)
    #expect(signed.signature.last?.value == code)
    #expect(throws: Never.self) { try redactor.check(Array(code.utf8)) }
    request.options.login = .aws(
      access: "me", secret: Secret("canary-1234"), region: "r", service: "s3", token: Secret("canary-5678"))
    let values = redacted(request).signature.map(\.value)
    #expect(values.contains { $0.hasPrefix("{{secret:") } && !values.joined().contains("canary"), "\(values)")
  }

  @Test("an access key of a token's shape is called as its scheme's variable is, wherever it stands")
  func accessKey() throws {
    var request = Request(url: try WebURL("http://a.example/AKIACANARY123456"))
    request.options.login = .aws(
      access: "AKIACANARY123456", secret: Secret("canary-1234"), region: "r", service: "s3")
    let signed = redacted(request)
    #expect(signed.person?.user == "{{secret:AWS_ACCESS_KEY_ID}}")
    #expect(signed.url == "http://a.example/{{secret:AWS_ACCESS_KEY_ID}}")
    #expect(signed.signature.last?.value.contains("Credential={{secret:AWS_ACCESS_KEY_ID}}/") == true)
    request.options.login = .digest(user: "AKIACANARY123456", password: Secret("canary-1234"))
    #expect(redacted(request).person?.user == "{{secret:token}}")
  }

  @Test("fields are known by their names, also where only a header says what the body is")
  func fields() throws {
    let url = try WebURL("http://a.example/")
    let form = Request(
      method: .post, url: url, headers: ["Content-Type": "application/x-www-form-urlencoded; charset=utf-8"],
      body: .bytes(Array("a=1&password=canary-1234".utf8)))
    #expect(text(redacted(form).body) == "a=1&password={{secret:password}}")
    let json = Request(method: .post, url: url, body: .bytes(Array(#"{"token": "canary-1234"}"#.utf8)))
    #expect(text(redacted(json).body) == #"{"token": "{{secret:token}}"}"#)
    let parts = MultipartForm([.field("token", "canary-1234"), .field("a", "1")], boundary: "B")
    let multipart = redacted(Request(method: .post, url: url, body: .multipart(parts)))
    guard case .multipart(let kept)? = multipart.body?.content else {
      Issue.record("no multipart body")
      return
    }
    let whole = String(decoding: try RequestBody.multipart(kept).allBytes(), as: UTF8.self)
    #expect(whole.contains("{{secret:token}}") && !whole.contains("canary"))
    #expect(kept.boundary == "B")
  }

  @Test("no two secrets share a name, whatever its case")
  func names() throws {
    let request = Request(
      url: try WebURL("http://a.example/?token=canary-1111"),
      headers: HeaderFields([
        HeaderField(name: "Authorization", value: .bearer(Secret("canary-2222", name: "TOKEN")))
      ]))
    let redacted = redacted(request)
    #expect(redacted.headers[0].value == "Bearer {{secret:TOKEN}}")
    #expect(redacted.url.hasSuffix("token={{secret:token-2}}"))
  }

  @Test("a form whose type is in a header is archived without its secrets, and found again with them")
  func archive() async throws {
    let url = try WebURL("http://a.example/")
    func request(_ boundary: String) -> Request {
      let form = MultipartForm([.field("token", "canary-1234")], boundary: boundary)
      return Request(
        method: .post, url: url, headers: ["Content-Type": form.contentType],
        body: RequestBody(.multipart(form), contentType: nil))
    }
    let exchange = try await StubTransport(body: "{}").send(request("one"))
    var redactor = Redactor()
    let bytes = try Cassette(recordings: [Recording(exchange)]).bytes(redactor: &redactor)
    #expect(!String(decoding: bytes, as: UTF8.self).contains("canary"))
    let transport = CassetteTransport(try Cassette(reading: bytes))
    #expect(try await transport.send(request("two")).response?.status == 200)
  }

  @Test("a known secret is in the name of no field and of no file")
  func namesOfFields() throws {
    let form = MultipartForm([
      .field("canary-1234", "a"), .file("f", path: "/tmp/x", fileName: "canary-1234.txt"),
      .field("plain", "b"),
    ])
    var redactor = Redactor(secrets: [Secret("canary-1234", name: "K")])
    let request = Request(method: .post, url: try WebURL("http://a.example/"), body: .multipart(form))
    let redacted = RedactedRequest(request, redactor: &redactor)
    guard case .multipart(let kept)? = redacted.body?.content else {
      Issue.record("no multipart body")
      return
    }
    #expect(kept.parts.map(\.name) == ["{{secret:K}}", "f", "plain"])
    #expect(kept.parts.map(\.fileName) == [nil, "{{secret:K}}.txt", nil])
    #expect(kept.boundary == form.boundary)
  }
}
