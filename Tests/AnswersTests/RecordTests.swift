import ApusClient
import ApusJSON
import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusAnswers

@Suite("What a request came to", .paced)
struct RecordTests {
  @Test("a body that is JSON is parsed once, and asked for again it is the same")
  func document() throws {
    let record = try Record("http://h.test/", status: 200, #"{"a": 1}"#)
    #expect(record.mayBeJSON)
    #expect(try record.document().root["a"]?.integer == 1)
    #expect(try record.document().root["a"]?.integer == 1)
  }

  @Test("a body that is none says where it breaks, each time")
  func brokenDocument() throws {
    let record = try Record("http://h.test/", status: 200, #"{"a": }"#)
    for _ in 0..<2 { #expect(throws: (any Error).self) { try record.document() } }
  }

  @Test(
    "a status of 400 or more is its code, and another is none",
    arguments: [(200, nil), (302, nil), (399, nil), (400, "http.400"), (404, "http.404"), (503, "http.503")]
      as [(Int, String?)])
  func codes(status: Int, code: String?) throws {
    #expect(try Record("http://h.test/", status: status, "{}").code?.name == code)
  }

  @Test("a failure of the transfer goes before the status")
  func failure() throws {
    let answered = try Record("http://h.test/", status: 404, "{}")
    let failure = TransportError(.bodyTruncated, "the body was cut", exchange: answered.exchange)
    let record = Record(number: 2, line: "get /", exchange: answered.exchange, failure: failure)
    #expect(record.code?.name == "body.truncated")
  }

  @Test("an answer without trailers has none")
  func trailers() throws { #expect(try Record("http://h.test/", status: 200, "{}").trailers.isEmpty) }

  @Test("a page whose reading was interrupted is read when it is asked for again")
  func interrupted() async throws {
    let page = String(repeating: "<p>a</p>", count: 10_000)
    let record = try Record("http://h.test/", status: 200, page, headers: ["Content-Type": "text/html"])
    let task = Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(BodyReading.Problem) {
        _ = try record.reading()
        return false
      } catch {
        return error.isInterruption
      }
    }
    #expect(await task.value)
    #expect(try record.reading().form == .page)
  }
}
