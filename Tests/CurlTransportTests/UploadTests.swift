import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Synchronization
import Testing

@testable import ApusSystem

@Suite("Bodies that are sent", .paced)
struct UploadTests {
  @Test("bytes go out with their length and type")
  func bytes() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let exchange = try await CurlTransport().send(
      request(server.url(), .post, body: .bytes([1, 2, 3], contentType: "image/x")))
    let seen = server.requests[0]
    #expect(seen.body == [1, 2, 3])
    #expect(seen.header("Content-Length") == "3")
    #expect(seen.header("Content-Type") == "image/x")
    #expect(seen.header("Expect") == nil && seen.header("Accept") == nil)
    #expect(exchange.hops[0].sent.bodyByteCount == 3)
  }

  @Test("a pipe goes out in chunks, as it comes, and is waited for")
  func pipe() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let pipe = try Descriptor.pipe()
    defer { pipe.reading.close() }
    let body = PipedBody("it", beginning: Array("one ".utf8), rest: pipe.reading)
    let sending = Task {
      try await CurlTransport().send(
        request(server.url(), .put, body: RequestBody(.stream(body), contentType: nil)))
    }
    try pipe.writing.write(Array("two ".utf8))
    try pipe.writing.write(Array("three".utf8))
    pipe.writing.close()
    let exchange = try await sending.value
    #expect(exchange.response?.status == 200 && exchange.hops[0].sent.bodyByteCount > 13)
    #expect(server.requests[0].header("Transfer-Encoding") == "chunked")
    #expect(server.requests[0].header("Content-Length") == nil)
  }

  @Test("a body that is larger than allowed on the wire is refused")
  func wireBytes() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], Array("12345".utf8))] }
    let failure = try await CurlTransport().failure(of: request(server.url()) { $0.limits.wireBytes = 4 })
    #expect(failure.code == .bodyTooLarge)
    let fits = try await CurlTransport().send(request(server.url()) { $0.limits.wireBytes = 5 })
    #expect(fits.body.bytes.count == 5)
  }

  @Test("another place than the URL's is connected to, by a family of addresses")
  func detour() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let port = server.port
    let exchange = try await CurlTransport().send(
      request("http://a.test:81/") {
        $0.connectTo = ["a.test:81:127.0.0.1:\(port)"]
        $0.addressFamily = .ipv4
      })
    #expect(exchange.response?.status == 200)
    #expect(server.requests[0].header("Host") == "a.test:81")
    let none = try await CurlTransport().failure(
      of: request("http://127.0.0.1:\(port)/") { $0.addressFamily = .ipv6 })
    #expect(none.exchange.response == nil)
  }

  @Test("a type among the headers wins, and a body without a type has none")
  func types() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let transport = CurlTransport()
    _ = try await transport.send(
      request(server.url(), .post, headers: ["content-type": "a/b"], body: .text("x")))
    _ = try await transport.send(request(server.url(), .post, body: .bytes([1])))
    #expect(
      server.requests.map { $0.headers.filter { $0.name.lowercased() == "content-type" }.map(\.value) } == [
        ["a/b"], [],
      ])
  }

  @Test(
    "no body is none; methods that mean something by one say that it is empty",
    arguments: [("GET", nil), ("DELETE", nil), ("BREW", nil), ("POST", "0"), ("PUT", "0"), ("PATCH", "0")])
  func empty(_ name: String, _ length: String?) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(request(server.url(), try #require(HTTPMethod(name))))
    #expect(server.requests[0].method == name)
    #expect(server.requests[0].header("Content-Length") == length)
    #expect(server.requests[0].header("Content-Type") == nil)
  }

  @Test("any method may carry a body but HEAD", arguments: ["GET", "DELETE", "PUT", "QUERY"])
  func methods(_ name: String) async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(
      request(server.url(), try #require(HTTPMethod(name)), body: .text("hi")))
    #expect(server.requests[0].method == name)
    #expect(server.requests[0].body == Array("hi".utf8))
  }

  @Test("a HEAD request with a body is refused before anything is sent")
  func head() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let failure = try await CurlTransport().failure(of: request(server.url(), .head, body: .text("hi")))
    #expect(failure.code == .requestBody)
    #expect(server.connectionCount == 0)
  }

  @Test("a file is read while it is sent, and its progress is told to the end")
  func file() async throws {
    let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    let file = try TestFolder().file("body", content)
    let server = try ScriptedServer { _ in [.response()] }
    let told = Mutex<[TransferProgress]>([])
    _ = try await CurlTransport().send(
      request(server.url(), .put, body: .file(path: file.path)) { options in
        options.onProgress = { progress in told.withLock { $0.append(progress) } }
      })
    #expect(server.requests[0].body == content)
    #expect(server.requests[0].header("Expect") == nil)
    #expect(told.withLock { $0.last?.sent } == 3_000_000)
    #expect(told.withLock { list in list.map(\.sent) == list.map(\.sent).sorted() })
  }

  @Test("a file that is not there is told before anything is sent")
  func missing() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    let failure = try await CurlTransport().failure(
      of: request(server.url(), .put, body: .file(path: "/no/such")))
    #expect(failure.code == .requestBody)
    #expect(failure.message.contains("/no/such"))
    #expect(failure.underlying == "No such file or directory")
    #expect(server.connectionCount == 0)
  }

  @Test("a refusal that comes before the body is sent is the answer", .timeLimit(.minutes(60)))
  func refusedEarly() async throws {
    let file = try TestFolder().emptyFile("body", size: 30 << 20)
    let server = try ScriptedServer(readsBodies: false) { _ in [.response(413, [], [1, 2]), .hold] }
    let exchange = try await CurlTransport().send(
      request(server.url(), .post, body: .file(path: file.path)))
    #expect(exchange.response?.status == 413)
    #expect(exchange.body.bytes == [1, 2])
    #expect(exchange.hops[0].sent.bodyByteCount < 30 << 20)
  }

  @Test("a form goes over the wire byte for byte, files included")
  func multipart() async throws {
    let file = try TestFolder().file("a", [0, 13, 10, 255])
    let form = MultipartForm(
      [
        .field("name", "日本"),
        MultipartForm.Part("up", fileName: "q\".bin", contentType: "x/y", content: .file(path: file.path)),
      ], boundary: "BB")
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(request(server.url(), .post, body: .multipart(form)))
    let expected: [UInt8] =
      Array("--BB\r\nContent-Disposition: form-data; name=\"name\"\r\n\r\n日本\r\n".utf8)
      + Array("--BB\r\nContent-Disposition: form-data; name=\"up\"; filename=\"q%22.bin\"\r\n".utf8)
      + Array("Content-Type: x/y\r\n\r\n".utf8) + [0, 13, 10, 255] + Array("\r\n--BB--\r\n".utf8)
    #expect(server.requests[0].body == expected)
    #expect(server.requests[0].header("Content-Type") == "multipart/form-data; boundary=BB")
    #expect(server.requests[0].header("Content-Length") == "\(expected.count)")
  }

  @Test("digest credentials answer a challenge with the body sent again, in two hops")
  func digest() async throws {
    let server = try ScriptedServer { request in
      request.header("Authorization") == nil
        ? [
          .response(
            401, ["WWW-Authenticate: Digest realm=\"r\", nonce=\"n\", qop=\"auth\""], Array("no".utf8))
        ]
        : [.response(200, [], Array("yes".utf8))]
    }
    let exchange = try await CurlTransport().send(
      request(server.url("/d"), .post, body: .text("payload")) {
        $0.login = .digest(user: "me", password: Secret("pw"))
      })
    #expect(exchange.hops.map { $0.response?.status } == [401, 200])
    #expect(exchange.text == "yes")
    let answer = try #require(server.requests[1].header("Authorization"))
    #expect(answer.hasPrefix("Digest username=\"me\", realm=\"r\", nonce=\"n\", uri=\"/d\""))
    #expect(server.requests[1].body == Array("payload".utf8))
    #expect(exchange.hops[1].sent.headers["Authorization"] == Secret.mask)
    #expect(exchange.hops.map { $0.connection?.isReused } == [false, true])
  }

  @Test("a challenge that closes its connection is answered on another")
  func digestOnNewConnection() async throws {
    let server = try ScriptedServer { request in
      request.header("Authorization") == nil
        ? [
          .response(401, ["WWW-Authenticate: Digest realm=\"r\", nonce=\"n\"", "Connection: close"]), .close,
        ]
        : [.response()]
    }
    let exchange = try await CurlTransport().send(
      request(server.url()) { $0.login = .digest(user: "me", password: Secret("pw")) })
    #expect(exchange.hops.map { $0.response?.status } == [401, 200])
    #expect(exchange.hops.map { $0.connection?.isReused } == [false, false])
    #expect(server.connectionCount == 2)
  }

  @Test("digest credentials that are wrong end with the refusal as the answer")
  func digestRefused() async throws {
    let server = try ScriptedServer { _ in
      [.response(401, ["WWW-Authenticate: Digest realm=\"r\", nonce=\"n\""], Array("no".utf8))]
    }
    let exchange = try await CurlTransport().send(
      request(server.url()) { $0.login = .digest(user: "me", password: Secret("pw")) })
    #expect(exchange.hops.map { $0.response?.status } == [401, 401])
    #expect(exchange.text == "no")
  }
}
