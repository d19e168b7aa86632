import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import ApusSystem
import Testing

@testable import ApusLanguage

@Suite("Making a request", .paced)
struct RequestPreparationTests {
  @Test("files that cannot be read, or are no text, are named")
  func badFiles() throws {
    #expect(try problem("post /x a=@none").place == "none")
    #expect(try problem("post /x @none").problem.message.contains("No such file"))
    #expect(try problem("post /x @").problem.message == "expected a file name after `@`")
    let found = try problem("post /x a=@bytes") { context in
      context.files = FileReader(contents: { _ in .success([0xff]) }, problem: { _ in nil })
    }
    #expect(found.problem.message == "bytes is not UTF-8 text")
  }

  @Test("a request that was made otherwise keeps what it has, under what the line and the session say")
  func around() throws {
    let made = Request(
      method: .post, url: try WebURL("http://h/made"), headers: ["X-A": "made", "X-B": "made"],
      body: .bytes([0x61]))
    guard case .request(let line) = try ParsedLine.parse("get /x X-A:line --timeout 7 -v | wc") else {
      Issue.record("no request")
      return
    }
    var context = RequestContext(base: try WebURL("http://h"), files: .fixed([:]))
    context.headers = ["X-B": "session", "X-C": "session"]
    let prepared = try line.prepare(around: made, in: context)
    #expect(prepared.request.method == .post)
    #expect(prepared.request.url.text == "http://h/made")
    #expect(SentText(prepared.request).headers == ["x-a: line", "x-b: session", "x-c: session"])
    #expect(SentText(prepared.request).body == "a")
    #expect(prepared.request.options.deadlines.total == .seconds(7))
    #expect(prepared.showing.isVerbose)
    #expect(prepared.tail == .pipe(command: "wc", range: 31..<35))
  }

  @Test("fields kept for the session stay at home, and the line is told what was held back")
  func heldBack() throws {
    let items = Words("a=1 b=2").words.compactMap(Item.init)
    let away = try prepare("post http://other/x c=3") { $0.data = items }
    #expect(SentText(away.request).body == #"{"c": "3"}"#)
    #expect(away.withheld == ["the field a", "the field b"])
    #expect(away.canSendWithheld)
    let anyway = try prepare("post http://other/x c=3 --send-headers-anyway") { $0.data = items }
    #expect(SentText(anyway.request).body == #"{"a": "1", "b": "2", "c": "3"}"#)
    #expect(anyway.withheld.isEmpty)
    #expect(try prepare("curl http://other/x").canSendWithheld == false)
  }

  @Test("the method is the option's, then the line's, then that of its data")
  func methods() throws {
    #expect(try prepare("get /x -X purge").request.method.name == "PURGE")
    #expect(try prepare("get /x a=1").request.method == .get)
    #expect(try prepare("/x a=1").request.method == .post)
    #expect(
      try prepare("get /x --request {{m}}") { $0.variables = Variables(["m": .text("put")]) }.request.method
        == .put)
    let found = try problem("get /x -X {{m}}") { $0.variables = Variables(["m": .text("a b")]) }
    #expect(found.problem.message == "expected a method, which is one word")
  }

  @Test("a header or a URL that no request can have is shown where it stands")
  func places() throws {
    let header = try problem("get /x X-One:1 'X-Two:{{v}}'") {
      $0.variables = Variables(["v": .text("a\nb")])
    }
    #expect(header.problem.code == .requestHeader)
    #expect(header.place == "'X-Two:{{v}}'")
    // What the session has is in no line.
    let items = Words("a:=tru").words.compactMap(Item.init)
    let elsewhere = try problem("post /x") { $0.data = items }
    #expect(elsewhere.problem.range.upperBound <= "post /x".utf8.count)
  }
}
