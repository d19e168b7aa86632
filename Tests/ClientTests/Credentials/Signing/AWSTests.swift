import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable @_spi(Secrets) import ApusClient

@Suite("Requests that are signed for AWS", .paced)
struct AWSTests {
  private static let now = Date(timeIntervalSince1970: 1_440_938_160)

  private func fields(
    _ url: String, _ service: String = "execute-api", _ method: HTTPMethod = .get,
    headers: HeaderFields = [:], body: RequestBody? = nil, token: String? = nil
  ) throws -> [String: String] {
    let request = Request(method: method, url: try WebURL(url), headers: headers, body: body)
    let login = Login.aws(
      access: "AKIDEXAMPLE", secret: Secret("secret"), region: "eu-west-1", service: service,
      token: token.map { Secret($0) })
    let fields = try AWSLogin(login).fields(for: request, at: Self.now)
    return Dictionary(uniqueKeysWithValues: fields.map { ($0.name, $0.revealed) })
  }

  private func signedNames(_ fields: [String: String]) -> String {
    let value = fields["Authorization"] ?? ""
    return String(value.split(separator: "SignedHeaders=").last?.prefix { $0 != "," } ?? "")
  }

  @Test("the time is now, unless the request says one; what may be changed on the way is not signed")
  func signedFields() throws {
    var fields = try fields(
      "http://a.example:80/x",
      headers: ["User-Agent": "me", "Accept": "*/*", "Cookie": "a=b", "X-Amz-Target": "T"],
      body: .text("{}"))
    #expect(fields["X-Amz-Date"] == "20150830T123600Z")
    #expect(signedNames(fields) == "accept;content-type;host;x-amz-date;x-amz-target")
    #expect(fields["X-Amz-Content-Sha256"] == nil)
    fields = try self.fields("http://a.example", headers: ["X-Amz-Date": "20200102T030405Z"])
    #expect(fields["Authorization"]?.contains("/20200102/eu-west-1/execute-api/") == true)
  }

  @Test("a port that is the scheme's own is signed as it is sent: not at all")
  func port() throws {
    let plain = try fields("https://a.example/")["Authorization"]
    #expect(try fields("https://a.example:443/")["Authorization"] == plain)
    #expect(try fields("https://a.example:444/")["Authorization"] != plain)
  }

  @Test("S3 is told the digest of the body, and of a file over TLS that there is none")
  func storage() throws {
    let folder = try TestFolder()
    try folder.write("abc", to: "x.bin")
    let file = folder.path + "/x.bin"
    let hash = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    func said(_ url: String, _ body: RequestBody?) throws -> String? {
      try fields(url, "s3", .put, body: body)["X-Amz-Content-Sha256"]
    }
    #expect(try said("http://a.example/k", .bytes(Array("abc".utf8))) == hash)
    #expect(try said("http://a.example/k", .file(path: file)) == hash)
    #expect(try said("https://a.example/k", .file(path: file)) == "UNSIGNED-PAYLOAD")
    #expect(
      try said("https://a.example/k", nil)
        == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    let own = try fields("http://a.example/k", "s3", headers: ["x-amz-content-sha256": "UNSIGNED-PAYLOAD"])
    #expect(own["X-Amz-Content-Sha256"] == "UNSIGNED-PAYLOAD")
  }

  @Test("a file that is not there cannot be signed, and that is said")
  func noFile() {
    let failure = #expect(throws: RequestError.self) {
      try fields("http://a.example/", "sqs", .post, body: .file(path: "/nowhere/x"))
    }
    #expect(failure?.code == .requestBody)
    #expect(failure?.message.hasPrefix("/nowhere/x cannot be signed: ") == true)
  }

  @Test(
    "the URL goes out as it is signed: a blank as %20, signs escaped, in the order in which they were",
    arguments: [
      (
        "http://a.example/b/x%20(1)+*?prefix=two+words%2F&acl&a=b/c", "s3",
        "/b/x%20%281%29%2B%2A?prefix=two%20words%2F&acl&a=b%2Fc"
      ),
      ("http://a.example/x%20(1)?q=a+b&&b=", "sqs", "/x%20(1)?q=a%20b&&b="),
      ("http://a.example/x", "sqs", "/x"),
    ])
  func spelling(_ url: String, _ service: String, _ target: String) throws {
    var request = Request(url: try WebURL(url))
    request.options.login = .aws(access: "A", secret: Secret("s"), region: "r", service: service)
    #expect(try request.signed().url.target == target)
    #expect(request.url.target != target || target == "/x", "what was asked for stays")
  }

  @Test("a token is sent and signed")
  func token() throws {
    let fields = try fields("http://a.example/", token: "session")
    #expect(fields["X-Amz-Security-Token"] == "session")
    #expect(signedNames(fields) == "host;x-amz-date;x-amz-security-token")
  }
}
