import ApusClient
import ApusPacingTestSupport
import ApusRedaction
import Testing

@testable import ApusFormats

@Suite("The parts of a request that formats ask for", .paced)
struct RedactedRequestPartsTests {
  private func redacted(_ body: RequestBody) throws -> RedactedRequest {
    var redactor = Redactor()
    return RedactedRequest(
      Request(method: .post, url: try WebURL("http://h/"), body: body), redactor: &redactor)
  }

  @Test("a header is found whatever its case")
  func headers() throws {
    let request = try FormatsTests.redacted("get /x Accept-Language:ja")
    #expect(request.header("accept-language") == "ja" && request.header("X-None") == nil)
  }

  @Test("text is what can be typed: no control characters but line ends and tabs")
  func text() throws {
    #expect(try redacted(.text("a\n\tりんご")).bodyText == "a\n\tりんご")
    for text in ["a\u{1b}", "a\r\n", "\u{7f}", "a\0"] {
      #expect(try redacted(.text(text)).bodyText == nil, "\(text.debugDescription)")
    }
    #expect(try redacted(.bytes([0xff])).bodyText == nil)
    #expect(try redacted(.file(path: "/f")).bodyText == nil)
  }

  @Test("a form has parts that others can make when each is a text or a file")
  func forms() throws {
    let file = MultipartForm.Part("f", content: .file(path: "/f"))
    let parts = try redacted(.multipart(MultipartForm([.field("a", "1"), file]))).formParts
    #expect(parts?.map(\.text) == ["1", nil] && parts?.map(\.path) == [nil, "/f"])
    let binary = MultipartForm.Part("b", content: .bytes([0xff]))
    #expect(try redacted(.multipart(MultipartForm([binary]))).formParts == nil)
    let typed = MultipartForm.Part("b", contentType: "text/csv", content: .bytes(Array("x".utf8)))
    #expect(try redacted(.multipart(MultipartForm([typed]))).formParts == nil)
    #expect(try redacted(.text("a")).formParts == nil)
  }

  @Test(
    "a path has dots that others resolve, but not in its query or in a name",
    arguments: [
      ("/a/../b", true), ("/a/./b", true), ("/a/..", true), ("/a/.", true), ("/a/..b", false),
      ("/a.b/c", false),
      ("/a?b=/../c", false),
    ])
  func dots(_ path: String, _ hasDots: Bool) throws {
    #expect(try FormatsTests.redacted("get '\(path)' --path-as-is").hasDotSegments == hasDots)
  }

  @Test("its secrets are named in the order in which they appear, of every part")
  func names() throws {
    let request = try FormatsTests.redacted(
      "post /x access_token==canary-1 X-Api-Key:canary-2 password=canary-3 --proxy http://u:canary-4@p")
    #expect(request.secretNames == ["ACCESS_TOKEN", "X_API_KEY", "PROXY_PASSWORD", "PASSWORD"])
    #expect(try FormatsTests.redacted("get /x a==1").secretNames.isEmpty)
  }

  @Test("a proxy is its URL without its password, none at all, or whatever the environment says")
  func proxies() throws {
    #expect(try FormatsTests.redacted("get /x").proxy == nil)
    #expect(try FormatsTests.redacted("get /x --proxy ''").proxy == "")
    #expect(
      try FormatsTests.redacted("get /x --proxy http://u:pw@[::1]:99").proxy
        == "http://u:{{secret:PROXY_PASSWORD}}@[::1]:99")
    #expect(try FormatsTests.redacted("get /x --proxy socks5://p").proxy?.hasPrefix("socks5://p") == true)
  }

  @Test("options that another program knows are not among those that it has no word for")
  func options() throws {
    let request = try FormatsTests.redacted("get /x --http2 -k --proxy '' --unix-socket /s")
    #expect(request.connectionOptions(besides: []) == ["--verify", "--proxy", "--unix-socket", "--http2"])
    #expect(request.connectionOptions(besides: ["--verify", "--proxy"]) == ["--unix-socket", "--http2"])
  }
}
