import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Foundation
import Synchronization
import Testing

private struct Shop: Service {
  struct ErrorResponse: Decodable, Sendable { let message: String }
  let baseURL: WebURL
}

/// An endpoint whose success is a file.
private struct Picture: Endpoint {
  typealias API = Shop
  typealias Response = EmptyResponse
  let file: String
  var path: EndpointPath { "/picture" }
  func configure(_ options: inout RequestOptions) {
    options.delivery = .file(path: file)
    options.proxy = .direct
  }
}

@Suite("Files that bodies go to", .paced)
struct FileDeliveryTests {
  @Test(
    "an answer that is no success leaves the old file alone, and its body is in the exchange",
    arguments: [404, 500, 304, 302])
  func noSuccess(_ status: Int) async throws {
    let body = status == 304 ? [] : Array("{\"message\": \"Not Found\"}".utf8)
    let server = try ScriptedServer { _ in [.response(status, ["Location: /x"], body)] }
    let folder = try TestFolder()
    let old = try folder.file("old", [7])
    let new = try folder.file("new")
    for path in [old.path, new.path] {
      let exchange = try await CurlTransport().send(
        request(server.url()) {
          $0.delivery = .file(path: path)
          $0.followsRedirects = false
        })
      #expect(exchange.body.bytes == body)
      #expect(exchange.body.file == nil)
    }
    #expect(old.bytes == [7])
    #expect(folder.names == ["old"])
  }

  @Test("a body that overflows is handed over from its first byte on, and a small one is in the exchange")
  func overflow() async throws {
    let body = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    let server = try ScriptedServer { _ in [.response(200, [], body)] }
    for (limit, isOver) in [(100_000, true), (199_999, true), (200_000, false)] {
      let taken = Mutex<[UInt8]>([])
      let exchange = try await CurlTransport().send(
        request(server.url()) {
          var overflow = Overflow { bytes in
            taken.withLock { $0 += bytes }
            return true
          }
          overflow.limit = limit
          $0.delivery = .overflowing(overflow)
        })
      #expect(taken.withLock { $0 } == (isOver ? body : []))
      #expect(exchange.body.bytes == (isOver ? Array(body.prefix(64 << 10)) : body))
      #expect(exchange.body.byteCount == body.count)
    }
  }

  @Test("a request for a part offers no compression")
  func identity() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    _ = try await CurlTransport().send(request(server.url(), headers: ["Range": "bytes=0-9"]))
    _ = try await CurlTransport().send(request(server.url()))
    #expect(server.requests.map { $0.header("Accept-Encoding") == "identity" } == [true, false])
  }

  @Test("an error's body is typed where a file was to be made")
  func typedError() async throws {
    let server = try ScriptedServer { _ in [.response(404, [], Array("{\"message\": \"Not Found\"}".utf8))] }
    let file = try TestFolder().file("out", [7])
    let client = APIClient(
      service: Shop(baseURL: try WebURL(server.url())), transport: CurlTransport())
    do throws(APIError<Shop.ErrorResponse>) {
      _ = try await client.send(Picture(file: file.path))
      Issue.record("it did not fail")
    } catch {
      guard case .rejected(404, .typed(let body), _) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(body.message == "Not Found")
    }
    #expect(file.bytes == [7])
  }

  @Test("an error's body that is too long for memory is a failure of its own")
  func longError() async throws {
    let server = try ScriptedServer { _ in [.response(500, [], Array(repeating: 46, count: 100))] }
    let file = try TestFolder().file("out", [7])
    let failure = try await CurlTransport().failure(
      of: request(server.url()) {
        $0.delivery = .file(path: file.path)
        $0.limits.bodyBytes = 10
      })
    #expect(failure.code == .bodyTooLarge)
    #expect(file.bytes == [7])
  }

  @Test(
    "a body that does not come whole leaves the old file alone, and beside it what came",
    arguments: [
      [Step.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .close],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .reset],
      [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nabc"), .hold],
      [.text("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\nXYZ\r\n"), .close],
      [.response(200, ["Content-Encoding: gzip"], Array(Samples.gzip.dropLast(9)))],
      [.response(200, ["Content-Encoding: rot13"], [1, 2, 3])],
    ])
  func notWhole(_ steps: [Step]) async throws {
    let server = try ScriptedServer { _ in steps }
    let folder = try TestFolder()
    let old = try folder.file("old", [7])
    let failure = try await CurlTransport().failure(
      of: request(server.url()) {
        $0.delivery = .file(path: old.path)
        $0.deadlines.idle = Sanitizer.limit(milliseconds: 200)
      })
    #expect(failure.exchange.response?.status == 200)
    #expect(failure.exchange.body.file == nil)
    #expect(failure.exchange.body.bytes.isEmpty)
    #expect(old.bytes == [7])
    #expect(failure.exchange.body.part == old.path + ".part")
    #expect(folder.names == ["old", "old.part"])
  }

  @Test("a link stays a link, and a file keeps its permissions")
  func link() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], [1])] }
    let folder = try TestFolder()
    let file = try folder.file("file", [7])
    #expect(chmod(file.path, 0o640) == 0)
    #expect(symlink("file", folder.path + "/link") == 0)
    let exchange = try await CurlTransport().send(
      request(server.url()) { $0.delivery = .file(path: folder.path + "/link") })
    #expect(exchange.body.file == folder.path + "/link")
    #expect(file.bytes == [1])
    #expect(folder.mode(of: "file") == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "file")
    #expect(folder.names == ["file", "link"])
  }

  @Test("a pipe gets the bytes of a success, and stays a pipe")
  func pipe() async throws {
    let server = try ScriptedServer { _ in [.response(200, [], [1, 2, 3])] }
    let folder = try TestFolder()
    let path = folder.path + "/pipe"
    #expect(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    _ = try await CurlTransport().send(request(server.url()) { $0.delivery = .file(path: path) })
    var bytes = [UInt8](repeating: 0, count: 10)
    #expect(read(reader, &bytes, 10) == 3)
    #expect(bytes.prefix(3) == [1, 2, 3])
    #expect(folder.names == ["pipe"])
  }
}
