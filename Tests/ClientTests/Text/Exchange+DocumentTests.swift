import ApusJSON
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusClient

@Suite("A body as JSON", .paced)
struct ExchangeDocumentTests {
  private func document(_ bytes: [UInt8], _ type: String) throws -> JSONDocument {
    let head = ResponseHead(version: "", status: 200, headers: ["Content-Type": type])
    let request = Request(url: .https("a.test"))
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: [:]), response: head)
    let body = ReceivedBody(bytes: bytes)
    return try Exchange(request: request, startedAt: Date(), hops: [hop], body: body).document()
  }

  private func document(_ text: String, _ type: String) throws -> JSONDocument {
    try document(Array(text.utf8), type)
  }

  @Test("Latin-1 and UTF-16 are read before they are parsed")
  func charsets() throws {
    let latin = Array("{\"n\": \"caf".utf8) + [0xe9] + Array("\"}".utf8)
    #expect(try document(latin, "application/json; charset=iso-8859-1").root["n"]?.string == "café")
    let wide = Array("{\"n\": 1.10}".utf16.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] })
    for type in ["application/json; charset=utf-16le", "application/json"] {
      #expect(try document(wide, type).root["n"]?.text == "1.10")
      #expect(try document([0xff, 0xfe] + wide, type).root["n"]?.text == "1.10")
    }
  }

  @Test("values that follow one another are a list, one of them too where the type says so")
  func values() throws {
    #expect(try document("{\"a\":1}\n{\"a\":2}\n", "application/json").compactText == "[{\"a\":1},{\"a\":2}]")
    #expect(try document("{\"a\":1}\n", "application/json").compactText == "{\"a\":1}")
    for type in ["application/x-ndjson", "application/jsonl", "application/json-lines; x=y"] {
      #expect(try document("{\"a\":1}\n", type).compactText == "[{\"a\":1}]")
      #expect(try document("\n", type).compactText == "[]")
    }
    #expect(try document("\u{1e}1\n\u{1e}[2,\n3]\n", "application/json-seq").compactText == "[1,[2,3]]")
  }

  @Test("the flaw is the first value's, unless there is a second that has one")
  func flaws() throws {
    let flaw = { (text: String) in
      #expect(throws: SyntaxError.self) { try document(text, "application/json") }
    }
    #expect(
      flaw("{\"a\":1} oops")?.description == "expected the end of the text, found `oops` (line 1, column 9)")
    #expect(flaw("{\"a\":1}\n{\"a\" 2}")?.position.line == 2)
    #expect(flaw("{\"a\" 1}\n{}")?.position.line == 1)
    #expect(flaw("")?.reason == .expectedValue)
  }

  @Test("events are a list; data that is JSON is that, and the rest is text")
  func events() throws {
    let stream = """
      : a remark
      retry: 5

      id: 1
      event: tick
      data: {"n":
      data: 1.0}

      data: say "hi"\u{1b}

      data: 7
      id

      data: not finished
      """
    #expect(
      try document(stream, "text/event-stream; charset=utf-8").compactText
        == "[{\"event\":\"tick\",\"id\":\"1\",\"data\":{\"n\":1.0}},"
        + "{\"event\":\"message\",\"id\":\"1\",\"data\":\"say \\\"hi\\\"\\u001b\"},"
        + "{\"event\":\"message\",\"id\":null,\"data\":7}]")
    #expect(try document(": nothing\n\n", "text/event-stream").compactText == "[]")
  }
}
