import ApusFolderTestSupport
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("An answer that is kept", .paced)
struct KeptAnswerTests {
  private func answer(_ headers: HeaderFields = [:], _ body: String = "body") async throws -> KeptAnswer? {
    let tagged = headers.merged(over: ["ETag": "\"1\""])
    let transport = StubTransport { _ in .response(status: 200, headers: tagged, body: body) }
    let request = Request(
      url: .https("shop.example"), headers: ["Accept": "text/plain", "Cookie": "secret=1"])
    return KeptAnswer(of: try await transport.send(request), to: request)
  }

  @Test("comes back from a file as it was, with a body of any bytes")
  func file() async throws {
    let kept = try #require(await answer(["Vary": "Accept", "X-Odd": "a\"b"], "line\nline\u{0}"))
    #expect(KeptAnswer(fileContent: kept.fileContent) == kept)
    for damaged in ["", "{}", "not JSON\nbody", "{}\nbody"] {
      #expect(KeptAnswer(fileContent: Array(damaged.utf8)) == nil)
    }
  }

  @Test("has no cookies in it, neither the server's nor the request's")
  func secrets() async throws {
    let kept = try #require(await answer(["Set-Cookie": "session=1", "Vary": "Cookie, Accept"]))
    #expect(!kept.head.headers.contains("Set-Cookie"))
    #expect(kept.selecting == ["", "text/plain"])
    #expect(!String(decoding: kept.fileContent, as: UTF8.self).contains("secret=1"))
  }

  @Test("the oldest are given up where there is too much, and one that is too large is not kept")
  func limits() async throws {
    let large = try #require(await answer([:], String(repeating: "x", count: 600)))
    let huge = try #require(await answer([:], String(repeating: "x", count: 5_000)))
    let folder = try TestFolder()
    let stores: [any AnswerStore] = [
      MemoryAnswers(byteLimit: 1_500), FolderAnswers(folder: folder.path, byteLimit: 1_700),
    ]
    for store in stores {
      store.keep(large, for: "a")
      store.keep(large, for: "b")
      #expect(store.answer(for: "a") == large)
      store.keep(huge, for: "huge")
      #expect(store.answer(for: "huge") == nil)
      store.keep(large, for: "c")
      #expect(["a", "b", "c"].count { store.answer(for: $0) != nil } == 2)
      #expect(store.answer(for: "c") == large)
      store.remove("c")
      #expect(store.answer(for: "c") == nil)
      store.removeAll()
      #expect(["a", "b"].allSatisfy { store.answer(for: $0) == nil })
    }
  }
}
