import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusURLSession

@Suite("URLSession: what is refused before anything is sent", .paced)
struct UnsupportedOptionsTests {
  func refusal(_ configure: (inout Request) -> Void) async throws -> TransportError {
    let failure = try await failure("/", configure) { _ in [.response()] }
    #expect(failure.exchange.hops.isEmpty)
    return failure
  }

  @Test("an option that URLSession cannot keep is said to be one")
  func options() async throws {
    let proxy = try ProxyURL("http://127.0.0.1:8080")
    let changes: [(String, (inout RequestOptions) -> Void)] = [
      ("unix socket", { $0.unixSocket = "/run/x.sock" }),
      ("addresses for names", { $0.resolve = ["a.test:80:127.0.0.1"] }),
      ("HTTP version", { $0.httpVersion = .http2 }),
      ("digest", { $0.login = .digest(user: "u", password: Secret("p")) }),
      ("authorities", { $0.tls.authorities = "/ca.pem" }),
      ("client certificate", { $0.tls.clientCertificate = "/me.pem" }),
      ("client certificate", { $0.tls.clientKey = "/me.key" }),
      ("verifies", { $0.tls.verifies = false }),
      ("proxy", { $0.proxy = .through(proxy) }),
    ]
    for (word, change) in changes {
      let refusal = try await refusal { change(&$0.options) }
      #expect(refusal.code == .requestParameter)
      #expect(refusal.message.contains(word))
    }
  }

  #if canImport(FoundationNetworking)
    @Test("on Linux a WebSocket is refused, and it is said what opens one")
    func webSocket() async throws {
      let refusal = try await refusal { $0.options.webSocket = WebSocketLine() }
      #expect(refusal.code == .requestParameter && refusal.message.contains("a CurlTransport does"))
    }

    @Test("on Linux decompression cannot be switched off")
    func decompression() async throws {
      #expect(try await refusal { $0.options.decompresses = false }.code == .requestParameter)
    }
  #endif

  @Test("a body with GET or HEAD is refused", arguments: [HTTPMethod.get, .head])
  func bodies(_ method: HTTPMethod) async throws {
    let refusal = try await refusal { request in
      request.method = method
      request.body = .text("hi")
    }
    #expect(refusal.code == .requestBody)
  }

  @Test("a body that cannot be read is refused", arguments: ["/nowhere/at/all", "/"])
  func unreadable(_ path: String) async throws {
    for body in [
      RequestBody.file(path: path), .multipart(MultipartForm([.init("f", content: .file(path: path))])),
    ] {
      let refusal = try await refusal { request in
        request.method = .post
        request.body = body
      }
      #expect(refusal.code == .requestBody)
      #expect(refusal.underlying != nil)
    }
  }

  @Test(
    "a header that would break the line is refused", arguments: ["a\r\nX-Evil: 1", "a\nb", "a\rb", "a\0b"])
  func headers(_ value: String) async throws {
    #expect(try await refusal { $0.headers = ["X-Fine": value] }.code == .requestHeader)
    #expect(try await refusal { $0.headers = [value: "fine"] }.code == .requestHeader)
    let secret = HeaderFields([HeaderField(name: "Authorization", value: Secret(value))])
    let refusal = try await refusal { $0.headers = secret }
    #expect(refusal.code == .requestHeader)
    #expect(!"\(refusal)".contains("Evil"))
  }

  @Test("a file that cannot be written is refused")
  func download() async throws {
    let refusal = try await refusal { $0.options.delivery = .file(path: "/nowhere/at/all") }
    #expect(refusal.code == .requestParameter)
    #expect(refusal.message == "/nowhere/at/all cannot be written: No such file or directory")
  }
}
