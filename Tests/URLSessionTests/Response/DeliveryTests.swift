import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusURLSession

@Suite("URLSession: where bodies go", .paced)
struct DeliveryTests {
  /// A path in the temporary folder where nothing is yet.
  func path() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  @Test("a body goes to a file, which is emptied first, and no limit of memory holds for it")
  func file() async throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("what was there before, and longer".utf8).write(to: URL(fileURLWithPath: path))
    let exchange = try await success(
      "/",
      { request in
        request.options.delivery = .file(path: path)
        request.options.limits.bodyBytes = 3
      },
      answering: { request in
        request.target == "/"
          ? [.response(302, ["Location: /2"], body: "dropped")] : [.response(body: "hello")]
      })
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "hello")
    #expect(exchange.body.file == path)
    #expect(exchange.body.bytes.isEmpty)
    #expect(exchange.body.byteCount == 5)
  }

  @Test("a file is not emptied by a request that had no answer")
  func untouched() async throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
    _ = try await failure("/", { $0.options.delivery = .file(path: path) }, answering: { _ in [.close] })
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
  }

  @Test("a body that does not come whole leaves the old file alone, and beside it what came")
  func partial() async throws {
    let folder = path()
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = folder + "/old"
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
    let failure = try await failure(
      "/", { $0.options.delivery = .file(path: path) },
      answering: { _ in
        [.text("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nhi"), .close]
      })
    #expect(failure.code == .bodyTruncated)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder).sorted() == ["old", "old.part"])
    #expect(failure.exchange.body.part == path + ".part")
    #expect(failure.exchange.body.byteCount == 2)
    #expect(failure.exchange.body.file == nil)
  }

  @Test(
    "an answer that is no success leaves the old file alone, and its body is in the exchange",
    arguments: [404, 500])
  func noSuccess(_ status: Int) async throws {
    let path = path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    try Data("kept".utf8).write(to: URL(fileURLWithPath: path))
    let exchange = try await success(
      "/", { $0.options.delivery = .file(path: path) },
      answering: { _ in [.response(status, body: "{}")] })
    #expect(exchange.response?.status == status)
    #expect(exchange.body.bytes == Array("{}".utf8))
    #expect(exchange.body.file == nil)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "kept")
  }

  @Test(
    "a device that takes no more ends the transfer",
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func full() async throws {
    let failure = try await failure(
      "/", { $0.options.delivery = .file(path: "/dev/full") },
      answering: { _ in
        [.response(body: "hello")]
      })
    #expect(failure.code == .bodyTruncated)
    #expect(failure.underlying == "No space left on device")
    #expect(failure.exchange.response?.status == 200)
  }

  @Test("a handler gets the bytes in order, and the exchange says how many")
  func chunks() async throws {
    let pieces = Mutex<[UInt8]>([])
    let sent = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 3) }
    let exchange = try await success(
      "/",
      { request in
        request.options.delivery = .chunks { piece in
          pieces.withLock { $0 += piece }
          return true
        }
      },
      answering: { _ in [.text("HTTP/1.1 200 OK\r\nContent-Length: 300000\r\n\r\n"), .send(sent)] })
    #expect(pieces.withLock { $0 } == sent)
    #expect(exchange.body.byteCount == sent.count)
    #expect(exchange.body.bytes.isEmpty)
  }

  @Test("a handler that has enough ends a body without end, and that is no failure")
  func enough() async throws {
    let exchange = try await success(
      "/", { $0.options.delivery = .chunks { _ in false } },
      answering: { _ in
        [.text("HTTP/1.1 200 OK\r\n\r\n"), .sendEndlessly(Array("more ".utf8))]
      })
    #expect(exchange.response?.status == 200)
    #expect(exchange.body.byteCount > 0)
  }

  @Test("progress grows to all that was sent and received")
  func progress() async throws {
    let reports = Mutex<[TransferProgress]>([])
    let body = [UInt8](repeating: 0x61, count: 1_000_000)
    _ = try await success(
      "/",
      { request in
        request.method = .put
        request.body = .bytes(body)
        request.options.onProgress = { report in reports.withLock { $0.append(report) } }
      },
      answering: { _ in [.response(body: String(repeating: "b", count: 500_000))] })
    let seen = reports.withLock { $0 }
    let end = TransferProgress(sent: 1_000_000, received: 500_000, expected: 500_000, toSend: 1_000_000)
    #expect(seen.last == end)
    #expect(zip(seen, seen.dropFirst()).allSatisfy { $0.sent <= $1.sent && $0.received <= $1.received })
  }

  @Test("of what is large at least ten reports tell how much of how much is sent, of a form, too")
  func upload() async throws {
    let folder = try TestFolder()
    let file = folder.path + "/upload"
    try Data(repeating: 0x61, count: 4 << 20).write(to: URL(filePath: file))
    let bodies = [RequestBody.file(path: file), .multipart(MultipartForm([.file("f", path: file)]))]
    for body in bodies {
      let reports = Mutex<[TransferProgress]>([])
      _ = try await success(
        "/",
        { request in
          request.method = .post
          request.body = body
          request.options.onProgress = { report in reports.withLock { $0.append(report) } }
        }, answering: { _ in [.response(body: "ok")] })
      let seen = reports.withLock { $0 }
      #expect(seen.count { $0.received == 0 } >= 10)
      let whole = try #require(seen.last?.toSend)
      #expect(whole >= 4 << 20 && seen.allSatisfy { $0.toSend == whole && $0.sent <= whole })
      #expect(seen.last?.sent == whole)
    }
  }
}
