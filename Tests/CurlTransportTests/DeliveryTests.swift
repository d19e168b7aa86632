import ApusClient
import ApusCurlTransport
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusTLSTestSupport
import Synchronization
import Testing

@Suite("Where bodies go", .paced)
struct DeliveryTests {
  /// Once for all tests, as making it takes longer than most of them.
  private static let body = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
  private var body: [UInt8] { Self.body }

  @Test("a file holds the body, and the exchange says how much; a shorter one replaces a longer one")
  func file() async throws {
    let server = try ScriptedServer { [body] in [.response(200, [], $0.target == "/" ? body : [1])] }
    let file = try TestFolder().file("out")
    let transport = CurlTransport()
    let exchange = try await transport.send(request(server.url()) { $0.delivery = .file(path: file.path) })
    #expect(file.bytes == body)
    #expect(exchange.body.bytes.isEmpty)
    #expect(exchange.body.byteCount == body.count)
    #expect(exchange.body.file == file.path)
    _ = try await transport.send(request(server.url("/short")) { $0.delivery = .file(path: file.path) })
    #expect(file.bytes == [1])
  }

  @Test("a body without content is an empty file, and a body limit does not count for files")
  func emptyAndUnlimited() async throws {
    let server = try ScriptedServer { [.response(200, [], $0.target == "/" ? [] : [1, 2, 3])] }
    let file = try TestFolder().file("out")
    let transport = CurlTransport()
    _ = try await transport.send(request(server.url()) { $0.delivery = .file(path: file.path) })
    #expect(file.bytes == [])
    let exchange = try await transport.send(
      request(server.url("/3")) {
        $0.delivery = .file(path: file.path)
        $0.limits.bodyBytes = 1
      })
    #expect(exchange.body.byteCount == 3)
  }

  @Test("a compressed body is decoded into the file, and no redirect's body gets there")
  func decoded() async throws {
    let server = try ScriptedServer { request in
      request.target == "/"
        ? [.response(302, ["Location: /x"], [1, 2, 3])]
        : [.response(200, ["Content-Encoding: gzip"], Samples.gzip)]
    }
    let file = try TestFolder().file("out")
    _ = try await CurlTransport().send(request(server.url()) { $0.delivery = .file(path: file.path) })
    #expect(file.bytes == Array(Samples.text.utf8))
  }

  @Test("a place that cannot be written to is told before anything is sent")
  func unwritable() async throws {
    let server = try ScriptedServer { _ in [.response()] }
    for (path, reason) in [
      ("/no/such/folder/out", "No such file or directory"), ("/", "Is a directory"),
    ] {
      let failure = try await CurlTransport().failure(
        of: request(server.url()) { $0.delivery = .file(path: path) })
      #expect(failure.code == .requestParameter)
      #expect(failure.message == "\(path) cannot be written: \(reason)")
    }
    #expect(server.connectionCount == 0)
  }

  @Test("a full disk ends the transfer and says how far it came")
  func fullDisk() async throws {
    let server = try ScriptedServer { [body] _ in [.response(200, [], body)] }
    let failure = try await CurlTransport().failure(
      of: request(server.url()) { $0.delivery = .file(path: "/dev/full") })
    #expect(failure.code == .bodyTruncated)
    #expect(failure.underlying == "No space left on device")
  }

  @Test("a request that gets no answer leaves an old file alone and no new one behind")
  func noAnswer() async throws {
    let server = try ScriptedServer { _ in [.close] }
    let folder = try TestFolder()
    let old = try folder.file("old", [7])
    let new = try folder.file("new")
    for path in [old.path, new.path] {
      _ = try await CurlTransport().failure(of: request(server.url()) { $0.delivery = .file(path: path) })
    }
    #expect(old.bytes == [7])
    #expect(new.bytes == nil)
  }

  @Test("a handler gets every byte in order")
  func chunks() async throws {
    let server = try ScriptedServer { [body] _ in [.response(200, [], body)] }
    let got = Mutex<[UInt8]>([])
    let exchange = try await CurlTransport().send(
      request(server.url()) { options in
        options.delivery = .chunks { piece in
          got.withLock { $0 += piece }
          return true
        }
      })
    #expect(got.withLock { $0 } == body)
    #expect(exchange.body.byteCount == body.count)
    #expect(exchange.body.bytes.isEmpty)
  }

  @Test("a handler that has had enough ends a stream without end, which is no failure")
  func enough() async throws {
    let server = try ScriptedServer { _ in
      [.text("HTTP/1.1 200 OK\r\n\r\n"), .forever(Array("data: x\n\n".utf8))]
    }
    let reader = Mutex(ServerSentEventReader())
    let events = Mutex<[ServerSentEvent]>([])
    let transport = CurlTransport()
    let exchange = try await transport.send(
      request(server.url()) { options in
        options.delivery = .chunks { piece in
          let new = reader.withLock { (try? $0.events(in: piece)) ?? [] }
          return events.withLock { list in
            list += new
            return list.count < 100
          }
        }
      })
    #expect(exchange.response?.status == 200)
    #expect(events.withLock { $0.count } >= 100)
    #expect(events.withLock { $0.first } == ServerSentEvent(data: "x"))
  }

  @Test("progress counts bytes on the wire against what the server announced")
  func progress() async throws {
    let server = try ScriptedServer { _ in [.response(200, ["Content-Encoding: gzip"], Samples.gzip)] }
    let told = Mutex<[TransferProgress]>([])
    _ = try await CurlTransport().send(
      request(server.url()) { options in
        options.onProgress = { progress in told.withLock { $0.append(progress) } }
      })
    let count = Samples.gzip.count
    #expect(told.withLock { $0.last } == TransferProgress(sent: 0, received: count, expected: count))
  }
}
