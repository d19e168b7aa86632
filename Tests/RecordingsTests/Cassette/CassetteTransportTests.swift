import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Synchronization
import Testing

@testable import ApusRecordings

@Suite("The cassette's transport", .paced)
struct CassetteTransportTests {
  private func transport(_ recordings: [Recording]) throws -> CassetteTransport {
    CassetteTransport(try Cassette(reading: try written(recordings)))
  }

  private func recording(_ target: String, _ answer: String, body: RequestBody? = nil) throws -> Recording {
    let method: HTTPMethod = body == nil ? .get : .post
    return Recording(
      try sampleExchange(
        "http://127.0.0.1:8080" + target, method: method, body: body, answer: Array(answer.utf8)))
  }

  private func text(_ exchange: Exchange) -> String { String(decoding: exchange.body.bytes, as: UTF8.self) }

  @Test("answers each request with its recording, the same ones in order")
  func order() async throws {
    let transport = try transport([
      recording("/a", "1"), recording("/b", "2"), recording("/a", "3"), recording("/c", "4"),
    ])
    for (target, answer) in [("/b", "2"), ("/a", "1"), ("/a", "3")] {
      let exchange = try await transport.send(Request(url: try url("http://127.0.0.1:8080" + target)))
      #expect(text(exchange) == answer)
      #expect(exchange.hops.count == 2)
    }
    #expect(transport.unused == [4])
    await #expect { try await transport.send(Request(url: try url("http://127.0.0.1:8080/a"))) } throws: {
      error in
      (error as? TransportError)?.message
        == "GET http://127.0.0.1:8080/a was recorded 2 times, and is asked once more"
    }
  }

  @Test("knows whether what was asked last was asked once more")
  func again() async throws {
    let transport = try transport([recording("/a", "1"), recording("/a", "2"), recording("/b", "3")])
    var known: [Bool] = []
    for target in ["/a", "/a", "/b"] {
      _ = try await transport.send(Request(url: try url("http://127.0.0.1:8080" + target)))
      known.append(transport.comesAgain)
    }
    #expect(known == [true, false, false])
    #expect(try !self.transport([]).comesAgain)
  }

  @Test("what ended a wait is not asked again by its line, whatever is behind it")
  func waited() async throws {
    var recordings = try ["1", "2", "3", "4"].map { try recording("/a", $0) }
    recordings[1].endsWait = true
    recordings[3].endsWait = true
    let transport = try transport(recordings)
    var known: [Bool] = []
    for _ in recordings {
      _ = try await transport.send(Request(url: try url("http://127.0.0.1:8080/a")))
      known.append(transport.comesAgain)
    }
    #expect(known == [true, false, true, false])
  }

  @Test("answers with the last recording again where it may")
  func repeats() async throws {
    let cassette = try Cassette(reading: try written([recording("/a", "1"), recording("/a", "2")]))
    let transport = CassetteTransport(cassette, repeats: true)
    var answers: [String] = []
    for _ in 1...4 {
      answers.append(text(try await transport.send(Request(url: try url("http://127.0.0.1:8080/a")))))
    }
    #expect(answers == ["1", "2", "2", "2"])
  }

  @Test("tells the head before the body, as a network does")
  func head() async throws {
    let transport = try transport([try recording("/a", "1")])
    let events = Mutex<[String]>([])
    var request = Request(url: try url("http://127.0.0.1:8080/a"))
    request.options.onResponse = { head in events.withLock { $0.append("\(head.status)") } }
    request.options.delivery = .chunks { bytes in
      events.withLock { $0.append(String(decoding: bytes, as: UTF8.self)) }
      return true
    }
    _ = try await transport.send(request)
    #expect(events.withLock { $0 } == ["200", "1"])
  }

  @Test("throws a recorded failure as it was, with the bytes that had come")
  func failure() async throws {
    let failed = TransportError(
      .bodyTruncated, "3 of 9 bytes came", underlying: "18", exchange: try sampleExchange(answer: [1, 2, 3]))
    let transport = try transport([Recording(failed)])
    do {
      _ = try await transport.send(failed.exchange.request)
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.code == .bodyTruncated)
      #expect(error.message == "3 of 9 bytes came")
      #expect(error.underlying == "18")
      #expect(error.exchange.body.bytes == [1, 2, 3])
      #expect(error.exchange.response?.status == 200)
    }
  }

  @Test(
    "says what the nearest recording differs in",
    arguments: [
      (
        "DELETE", "http://127.0.0.1:8080/a?x=1",
        "number 1, GET http://127.0.0.1:8080/a?x=1: its method is GET, not DELETE"
      ),
      ("GET", "http://127.0.0.1:8080/a?x=2", "its query has x=1, lacks x=2"),
      ("GET", "http://127.0.0.1:9090/a?x=1", "it went to http://127.0.0.1:8080, not http://127.0.0.1:9090"),
      ("GET", "http://127.0.0.1:8080/zz", "its path is"),
      ("POST", "http://127.0.0.1:8080/notes", "its body is another one (7 and 0 bytes)"),
    ])
  func nearest(method: String, address: String, words: String) async throws {
    let transport = try transport([
      recording("/a?x=1", ""),
      recording("/notes", "", body: .bytes(Array("{\"a\":1}".utf8), contentType: nil)),
    ])
    let request = Request(method: try #require(HTTPMethod(method)), url: try url(address))
    await #expect { try await transport.send(request) } throws: { error in
      guard let failure = error as? TransportError else { return false }
      return failure.code == .replayMissing && failure.message.contains(words)
        && failure.exchange.hops.isEmpty
    }
    #expect(transport.unused == [1, 2])
  }

  @Test("says that an empty cassette is empty")
  func empty() async throws {
    let transport = CassetteTransport(Cassette(recordings: []))
    await #expect { try await transport.send(Request(url: try url("http://a/"))) } throws: { error in
      (error as? TransportError)?.message == "GET http://a/ was not recorded; the cassette is empty"
    }
  }

  @Test("finds the recording whatever the secrets, the layout of JSON and the boundary of a form are now")
  func matching() async throws {
    func login(_ password: String) -> RequestBody {
      .bytes(Array("{\"user\": \"a\", \"password\": \"\(password)\"}".utf8), contentType: "application/json")
    }
    func form(_ boundary: String) -> RequestBody {
      let bytes = MultipartForm.Part("f", fileName: "f", content: .bytes([0xff, 0, 0x80]))
      return .multipart(MultipartForm([bytes, .field("password", boundary)], boundary: boundary))
    }
    func pairs(_ secret: String) -> RequestBody {
      .form([QueryItem(name: "a", value: secret), QueryItem(name: "b", value: "1")])
    }
    let transport = try transport([
      recording("/login?access_token=oldtoken1234", "1", body: login("old password")),
      recording("/json", "2", body: .bytes(Array("{\"a\":1, \"b\":2}".utf8), contentType: nil)),
      recording("/form", "3", body: form("one")), recording("/pairs", "4", body: pairs("{{secret:x}}")),
    ])
    func answer(_ target: String, _ body: RequestBody) async throws -> String {
      let address = try url("http://127.0.0.1:8080" + target)
      return text(try await transport.send(Request(method: .post, url: address, body: body)))
    }
    #expect(try await answer("/form", form("two")) == "3")
    let named = Array("a={{secret:a.b}}&b=1".utf8)
    #expect(try await answer("/pairs", .bytes(named, contentType: pairs("").contentType)) == "4")
    #expect(try await answer("/json", .bytes(Array("{ \"a\": 1,\"b\":2 }".utf8), contentType: nil)) == "2")
    #expect(try await answer("/login?access_token=newtoken9999", login("x")) == "1")
  }

  @Test("delivers to a handler and to a file as a network would")
  func delivery() async throws {
    let transport = try transport([recording("/a", "abc"), recording("/a", "abc")])
    let folder = try TestFolder()
    let received = Mutex<[UInt8]>([])
    var request = Request(url: try url("http://127.0.0.1:8080/a"))
    let collect: @Sendable (ArraySlice<UInt8>) -> Bool = { piece in
      received.withLock { $0 += piece }
      return true
    }
    request.options.delivery = .chunks(collect)
    #expect(try await transport.send(request).body.bytes.isEmpty)
    #expect(received.withLock { $0 } == Array("abc".utf8))
    request.options.delivery = .file(path: folder.path + "/out")
    #expect(try await transport.send(request).body.file == folder.path + "/out")
    #expect(try folder.read("out") == Array("abc".utf8))
  }

  @Test("tells when a body cannot be written to its file")
  func refusedFile() async throws {
    let transport = try transport([recording("/a", "abc")])
    let folder = try TestFolder()
    var request = Request(url: try url("http://127.0.0.1:8080/a"))
    request.options.delivery = .file(path: folder.path)
    await #expect {
      try await transport.send(request)
    } throws: {
      ($0 as? TransportError)?.code == .requestParameter
    }
  }

  @Test("ends as cancelled when its task is")
  func cancelled() async throws {
    let transport = try transport([recording("/a", "abc")])
    let request = Request(url: try url("http://127.0.0.1:8080/a"))
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await transport.send(request)
    }
    await #expect { try await task.value } throws: { ($0 as? TransportError)?.code == .cancelled }
    #expect(transport.unused == [1])
  }
}
