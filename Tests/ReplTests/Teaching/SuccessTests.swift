import ApusPacingTestSupport
import ApusReplTestSupport
import Testing

@testable import ApusRepl

/// A request that succeeds, and what is true of its exchange.
private struct Success: Sendable, CustomTestStringConvertible {
  let lines: [String]
  let facts: [String]

  var testDescription: String { lines.last ?? "" }

  init(_ lines: String..., says facts: [String]) {
    self.lines = lines
    self.facts = facts
  }
}

@Suite("What is explained of a success is true of that very exchange", .paced)
struct SuccessTests {
  private static let statuses = [
    Success("get /github/users/octocat", says: ["The request was done", "an object of 33 keys"]),
    Success(
      "post /greenstore/api/v1/food/fruits name=りんご price:=120",
      says: ["Something new was made.", "HTTP/1.1 201 Created"]),
    Success("get /status/204", says: ["204 never has one"]),
    Success("get /range/100 Range:bytes=0-9", says: ["Only a part came.", "bytes 0-9/100"]),
    Success("get /range/100", says: ["Parts of it can be asked for.", "Accept-Ranges: bytes"]),
    Success("get /stream/1 Range:bytes=0-9", says: ["it ignores ranges here", "Range: bytes=0-9"]),
    Success("head /github/users/octocat", says: ["HEAD asks for the headers only"]),
    Success("get /faults/odd.reason", says: ["There are no words behind the number"]),
  ]

  private static let ways = [
    Success(
      "get /redirect-to url==/github/users/octocat status==301 --follow",
      says: ["301 led from /redirect-to?", "redirect ─ read"]),
    Success("get /redirect/2 --follow", says: ["302 led from /redirect/2 to /redirect/1.", "redirect ×2"]),
    Success(
      "post /redirect-to?url=/echo&status=303 a=1 --follow",
      says: ["POST became GET", "After 303 clients ask with GET."]),
    Success("get /redirect/1", says: ["It redirects to /", "and was not followed", "\n  follow\n"]),
    Success(
      "auth bearer env:TOKEN", "get /faults/odd.origin --follow",
      says: ["Authorization stayed behind: it belongs to http://127.0.0.1:"]),
    Success("auth bearer env:TOKEN", "get /echo", says: ["Authorization went to http://127.0.0.1:"]),
    Success("get /echo", "get /echo", says: ["A connection from before was used again"]),
    Success("get /echo", says: ["A new connection was opened for it."]),
    Success(
      "get /faults/odd.version",
      says: ["HTTP/1.0: the connection ends", "when the server closed the connection"]),
    Success("get /faults/odd.interim", says: ["2 times 103 Early Hints", "Link: </style.css>"]),
    Success("get /faults/odd.trailers", says: ["2 headers came after the body", "X-Checksum: 12345"]),
    Success("get /delay/0.2", says: ["Most of the time went into wait", "\n  timing\n"]),
  ]

  private static let headers = [
    Success(
      "get /cookies/set?flavour=oat --follow",
      says: ["The cookie flavour was set: for this host only, hidden from scripts", "\n  cookies\n"]),
    Success(
      "get /cookies/set?flavour=oat --follow", "get /cookies", says: ["Cookies that were kept from before"]),
    Success("get /cookies Cookie:sid=1", says: ["A Cookie line of the request went along."]),
    Success("get /faults/odd.cookies", says: ["The server sent 50 cookies"]),
    Success(
      "get /etag",
      says: ["Its ETag lets you ask whether it changed.", "ETag: \"practice-1\"", "must ask the server"]),
    Success("get /etag 'If-None-Match:\"practice-1\"'", says: ["and it has not: use what you kept"]),
    Success("get /", says: ["The answer depends on Accept.", "Vary: Accept"]),
    Success(
      "get /github/users/octocat/repos per_page==3", says: ["there is a next one", "\n  next\n", "59 of 60"]),
    Success("get /github/users/octocat/repos per_page==3 page==3", says: ["It is the last page"]),
    Success("get /qiita/api/v2/items per_page==2", says: ["The whole list has", "Total-Count: "]),
    Success("get /faults/odd.fields", says: ["x-twice appears twice", "X-TWICE: 2"]),
    Success("get /faults/odd.lengths", says: ["The length is said more than once"]),
  ]

  private static let bodies = [
    Success("get /gzip", says: ["travelled compressed", "Content-Encoding: gzip"]),
    Success("get /stream/3", says: ["came in chunks", "Transfer-Encoding: chunked", "Each line is JSON"]),
    Success("get /sse/2", says: ["It is a stream of events"]),
    Success("get /faults/body.empty", says: ["The body is empty.", "Content-Length: 0"]),
    Success("get /html", says: ["a page for people, not data", "Content-Type: text/html"]),
    Success("get /image", says: ["The body is not JSON", "Content-Type: image/png"]),
    Success("get /bytes/10 --output ten", says: ["The body, 10 B, went into"]),
    Success("get /faults/odd.keys", says: ["A key appears twice", "\"id\", \"name\""]),
    Success("get /faults/odd.numbers", says: ["that a Double cannot hold", "12345678901234567890123"]),
    Success("get /faults/odd.surrogate", says: ["half of a surrogate pair"]),
    Success("get /faults/odd.scalar", says: ["The whole body is one value"]),
    Success("get /faults/odd.type", says: ["The body is JSON, and its label says otherwise", "text/plain"]),
    Success("get /faults/odd.type/none", says: ["The body is JSON and does not say what it is"]),
    Success(
      "get /faults/odd.charset", says: ["The text is in Shift_JIS: it is shown, and paths look into it"]),
    Success(
      "get /faults/decode.syntax",
      says: ["should be JSON and is not", "✗ decode", ".undecodable(decode.syntax"]),
    Success(
      "get /faults/decode.syntax/html-as-json",
      says: ["It says JSON, and the body is a page of HTML.", "try!"]),
  ]

  @Test("a success is explained by its own facts", arguments: statuses + ways + headers + bodies)
  private func success(_ success: Success) async throws {
    let talk = try await Talk(to: Talk.terminal, variables: ["TOKEN": "t0ken"])
    for line in success.lines { await talk.say(line) }
    let explanation = await talk.say("explain").text
    let flat = explanation.replacing(/\n    +/, with: " ")
    for fact in success.facts { #expect(flat.contains(fact), "\(fact)\n\(explanation)") }
    #expect(!explanation.contains("t0ken"))
    #expect(!explanation.contains("error["))
  }

  @Test("of a plain answer nothing is told that is not so")
  func nothingInvented() async throws {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("get /github/users/octocat")
    let explanation = await talk.say("explain").text
    let absent = [
      "compressed", "chunks", "ookie", "led from", "HTTP/1.0", "held", "twice", "Double", "page", "perhaps",
      "crash", "TLS", "ETag", "credential",
    ]
    for word in absent { #expect(!explanation.contains(word), "\(word)\n\(explanation)") }
  }
}
