import ApusFolderTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("What of a body is a secret", .paced)
struct RequestSecretsTests {
  private func secret(in body: RequestBody?) throws -> String? {
    Request(method: .post, url: try WebURL("http://a.test/"), body: body).secretInBody
  }

  @Test("no body has none")
  func nothing() throws {
    #expect(try secret(in: nil) == nil)
    #expect(try secret(in: .bytes([])) == nil)
  }

  @Test(
    "a field with the name of one is found in whatever the bytes are, not in what they are said to be",
    arguments: [
      (#"{"password": "x"}"#, "the field password"), ("a=1&password=x", "the field password"),
      ("{\"a\": 1}\n{\"token\": \"abcdef123456\"}", "the field token"),
      ("<login><password>x</password></login>", "the field password"),
      (#"{"a": {"b": [{"client_secret": "x"}]}}"#, "the field client_secret"),
      (#"{"password": {"old": "x"}}"#, "the field password"), ("pass%77ord=x", "the field password"),
      (#"{"name": "password"}"#, nil), ("q=password", nil), ("password", nil), (#"{"password": null}"#, nil),
      ("hello, token", nil),
      (#"[{"op": "replace", "path": "/password", "value": "x"}]"#, "the field password"),
      (#"{"fields": [{"field": "password", "value": "x"}]}"#, "the field password"),
      (#"["Authorization", "x"]"#, "the field Authorization"),
      (#"{"name": "city", "value": "x", "path": "/a"}"#, nil),
      ("user,password\na,x\n", "the field password"), ("\u{feff}token;id\r\n\"x\";1", "the field token"),
      ("user,password\na,\n", nil), ("user,password", nil),
    ] as [(String, String?)])
  func bytes(_ text: String, _ found: String?) throws {
    for type in ["text/plain", "application/json", nil] {
      #expect(try secret(in: .text(text, contentType: type)) == found)
    }
  }

  @Test(
    "a token is one by its shape, whatever the field is called, or where there is none",
    arguments: [
      ("t=ghp_abcdefgh12345", "the field t"), (#"{"a": {"t": "ghp_abcdefgh12345"}}"#, "the field t"),
      (#"["ghp_abcdefgh12345"]"#, "a text with the shape of a token"),
      ("it is ghp_abcdefgh12345", "a text with the shape of a token"),
    ])
  func shapes(_ text: String, _ found: String) throws {
    #expect(try secret(in: .text(text)) == found)
    #expect(try secret(in: .multipart(MultipartForm([.field("t", "ghp_abcdefgh12345")]))) == "the field t")
  }

  @Test("a value that somebody knows for a secret is one, and is asked for in each part")
  func known() throws {
    var request = Request(method: .post, url: try WebURL("http://a.test/"), body: .text("name=hunter22"))
    #expect(request.secretInBody == nil)
    request.options.nameOfSecret = { $0.firstRange(of: "hunter22".utf8) == nil ? nil : "pw" }
    #expect(request.secretInBody == "the secret pw")
    request.body = .multipart(MultipartForm([.field("a", "1"), .field("name", "hunter22")]))
    #expect(request.secretInBody == "the secret pw")
    request.body = .text("name=other")
    #expect(request.secretInBody == nil)
  }

  @Test("XML is read in UTF-16 too", arguments: [true, false], [true, false])
  func wide(_ isBigEndian: Bool, _ hasMark: Bool) throws {
    let text = (hasMark ? "\u{feff}" : "") + "<a><password>x</password></a>"
    let bytes = text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xff))
      return isBigEndian ? [high, low] : [low, high]
    }
    #expect(try secret(in: .bytes(bytes)) == "the field password")
  }

  @Test("a code is a secret beside a grant type, and without one it is not")
  func grant() throws {
    #expect(try secret(in: .text("code=abc")) == nil)
    #expect(try secret(in: .text("grant_type=authorization_code&code=abc")) == "the field code")
    #expect(try secret(in: .text(#"{"grant_type": "x", "code": "abc"}"#)) == "the field code")
    let form = MultipartForm([.field("grant_type", "x"), .field("code", "abc")])
    #expect(try secret(in: .multipart(form)) == "the field code")
    #expect(try secret(in: .multipart(MultipartForm([.field("code", "abc")]))) == nil)
  }

  @Test("a file is looked through, also as a part of a form; one that is not there has nothing")
  func files() throws {
    let folder = try TestFolder()
    try folder.write(#"{"password": "x"}"#, to: "login.json")
    let path = folder.path + "/login.json"
    #expect(try secret(in: .file(path: path)) == "the field password")
    #expect(try secret(in: .multipart(MultipartForm([.file("f", path: path)]))) == "the field password")
    #expect(try secret(in: .file(path: folder.path + "/missing")) == nil)
    #expect(try secret(in: .file(path: folder.path)) == nil)
  }

  @Test("a text that is too large to be searched is not known to have none; what is no text has none")
  func large() throws {
    let text = [UInt8](repeating: 0x61, count: (16 << 20) + 1)
    #expect(try secret(in: .bytes(text))?.hasPrefix("a text that is too large") == true)
    #expect(try secret(in: .bytes([0] + text)) == nil)
  }
}
