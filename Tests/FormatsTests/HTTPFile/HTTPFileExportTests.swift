import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusRedaction
import Foundation
import Testing

@testable import ApusFormats

@Suite("Requests written as a file", .paced)
struct HTTPFileExportTests {
  private func text(_ lines: String...) throws -> String {
    try HTTPFileExport(lines.map { try redacted($0, files: ["/f": "x", "/g": "y"]) }).text()
  }

  @Test("each has a title, its line, its headers and its body")
  func requests() throws {
    let text = try text("post /x?a=1 --raw 'two\nlines' Content-Type:text/plain X-Empty;")
    #expect(text.hasPrefix("### POST http://h/x\n# @no-redirect\nPOST http://h/x?a=1\n"), "\(text)")
    #expect(text.contains("\nContent-Type: text/plain\n") && text.contains("\nX-Empty:\n"), "\(text)")
    #expect(text.hasSuffix("\n\ntwo\nlines\n"), "\(text)")
  }

  @Test("are parted by empty lines, and one that follows redirects says nothing of them")
  func several() throws {
    #expect(
      try text("get /a Accept: --follow", "head /b Accept:") == """
        ### GET http://h/a
        GET http://h/a

        ### HEAD http://h/b
        # @no-redirect
        HEAD http://h/b

        """)
  }

  @Test("take their secrets from the environment, by variables at the top, each once")
  func secrets() throws {
    let file = try text(
      "get /a X-Api-Key:canary-1234", "get /b X-Api-Key:canary-1234", "get /c -A digest -a ada:canary-5678")
    #expect(
      file.hasPrefix("@X_API_KEY = {{$processEnv X_API_KEY}}\n@PASSWORD = {{$processEnv PASSWORD}}\n\n###"))
    #expect(file.ranges(of: "X-Api-Key: {{X_API_KEY}}").count == 2)
    #expect(file.contains("Authorization: Digest ada {{PASSWORD}}\n"))
    #expect(!file.contains("canary"))
  }

  @Test("name of a conversation what is to be spoken inside")
  func conversations() throws {
    let request = Request(url: try WebURL("http://h/ws"))
    let asked: HeaderFields = ["Sec-WebSocket-Protocol": "chat, graphql-transport-ws"]
    let hop = Hop(sent: SentRequest(method: .get, url: request.url, headers: asked))
    let exchange = Exchange(request: request, startedAt: Date(timeIntervalSince1970: 0), hops: [hop]).telling(
      WebSocketConversation())
    var redactor = Redactor()
    let redacted = RedactedRequest(exchange, redactor: &redactor)
    let text = HTTPFileExport([redacted]).text()
    #expect(text.contains("WEBSOCKET ws://h/ws\n"), "\(text)")
    #expect(text.contains("\nSec-WebSocket-Protocol: chat, graphql-transport-ws\n"), "\(text)")
    #expect(!text.contains("Sec-WebSocket-Key"))
  }

  @Test("name the files that are sent, and say where a body cannot be written")
  func bodies() throws {
    #expect(try text("post /x @/f").hasSuffix("\n\n< /f\n"))
    let form = try text("post /x --multipart a=1 f@/g --boundary xyz")
    #expect(form.contains("\n--xyz\nContent-Disposition: form-data; name=\"a\"\n\n1\n"))
    #expect(form.contains("\n\n< /g\n--xyz--\n"), "\(form)")
    var redactor = Redactor()
    let request = Request(method: .post, url: try WebURL("http://h/"), body: .bytes([0, 0xff]))
    let binary = HTTPFileExport([RedactedRequest(request, redactor: &redactor)]).text()
    #expect(
      binary.hasSuffix(
        """
        # its body is bytes that are no text, and cannot stand here: put it into ./body-1
        POST http://h/

        < ./body-1

        """), "\(binary)")
  }

  @Test(
    "read back, have a body that is the same, whatever its lines look like",
    arguments: [
      "a\n", "\na", "\n", "a\n  ", "  \n\n", "#x", "// c\n# d", "a\n\n# b", "HTTP/1.1 200 OK",
      "a\n\nhttp/2 404 x",
      "{\n# a\n}", "a\n\n\nb\n\n",
    ])
  func sameBody(_ body: String) throws {
    var redactor = Redactor()
    let request = Request(
      method: .post, url: try WebURL("http://h/"), headers: ["Content-Type": "application/json"],
      body: .bytes(Array(body.utf8)))
    let file = HTTPFile(HTTPFileExport([RedactedRequest(request, redactor: &redactor)]).text())
    let lines = try #require(file.requests.first).body.map { line in
      guard case .text(let text) = line else { return "?" }
      return text.replacing("{{nothing}}", with: "").replacing("{{hash}}", with: "#")
    }
    #expect(lines.joined(separator: "\n") == body && file.ignored.isEmpty && file.droppedComment == nil)
    #expect(HTTPFileExport.leftOut(RedactedRequest(request, redactor: &redactor)).isEmpty)
  }

  @Test(
    "name a file for a body that cannot stand there, which is not sent without it",
    arguments: [
      ("a\r\nb", "text/plain"), ("\0", "text/plain"), ("a=b\n", "application/x-www-form-urlencoded"),
      (" a=b", "application/x-www-form-urlencoded"),
    ])
  func otherFile(_ body: String, _ type: String) throws {
    var redactor = Redactor()
    let request = Request(
      method: .post, url: try WebURL("http://h/"), headers: ["Content-Type": type],
      body: .bytes(Array(body.utf8)))
    let made = RedactedRequest(request, redactor: &redactor)
    let file = HTTPFile(HTTPFileExport([made, made]).text())
    #expect(file.requests.last?.body == [.file("./body-2", isFilled: false)])
    #expect(HTTPFileExport.leftOut(made) == ["body"])
  }

  @Test("a query in GraphQL stands as it is, its variables below, and is read back as the same")
  func query() throws {
    let text = try text(
      "post /graphql query='query Q($n: Int) {\n  a(n: $n)\n}' variables:='{\"n\": 1}' Accept:")
    #expect(
      text == """
        ### POST http://h/graphql
        # @no-redirect
        POST http://h/graphql
        X-REQUEST-TYPE: GraphQL

        query Q($n: Int) {
          a(n: $n)
        }

        {
          "n": 1
        }

        """, "\(text)")
    let body = try #require(HTTPFile(text).requests.first).body.compactMap { line -> String? in
      if case .text(let text) = line { text } else { nil }
    }
    #expect(
      GraphQLBody.text(body.joined(separator: "\n").components(of: "\n"))
        == #"{"query":"query Q($n: Int) {\n  a(n: $n)\n}","variables":{"n":1}}"#)
  }

  @Test(
    "what would be read back as something else stays JSON",
    arguments: [
      "post /graphql query='{ a }' operationName=A Accept:", "post /graphql query=a Accept:",
      "post /graphql query='{ a }' Content-Type:application/graphql+json Accept:",
      "put /graphql query='{ a }' Accept:",
    ])
  func json(_ line: String) throws {
    let text = try text(line)
    #expect(!text.contains("X-REQUEST-TYPE") && text.contains("\"query\": "), "\(text)")
  }

  @Test("read back, are the same requests")
  func readBack() throws {
    let file = HTTPFile(try text("get /a", "post /b --raw body Content-Type:text/plain", "send PURGE /c?d=1"))
    #expect(file.requests.map(\.start) == ["GET http://h/a", "POST http://h/b", "PURGE http://h/c?d=1"])
    #expect(file.requests.map(\.followsRedirects) == [false, false, false])
    #expect(file.requests[1].body == [.text("body")] && file.ignored.isEmpty)
  }
}
