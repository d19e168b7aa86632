import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusRepl

@Suite("What the body of an answer says of its pages", .paced)
struct PagedAnswerTests {
  private func answer(
    _ body: String, _ method: HTTPMethod = .get, address: String = "http://h.test/l?q=1"
  ) throws -> PagedAnswer? {
    PagedAnswer(try Record(address, body, method: method), in: Session())
  }

  private func next(_ body: String, _ method: HTTPMethod = .get) throws -> String? {
    try answer(body, method)?["next"]?.reference
  }

  @Test("is nothing where it is no JSON")
  func noJSON() throws {
    #expect(try answer("no JSON") == nil && answer("") == nil)
  }

  @Test("is where the next page is, by the first rule that holds, and by which")
  func rules() throws {
    #expect(try next(#"{"next": "/l?p=2", "next_cursor": "x"}"#) == "/l?p=2")
    #expect(try next(#"{"items": [1], "next_cursor": "x"}"#) == "?q=1&cursor=x")
    #expect(try answer(#"{"meta": {"next_cursor": "x"}}"#)?["next"]?.rule == ".meta.next_cursor")
    #expect(try answer(#"{"links": {"prev": "/l?p=1"}}"#)?["prev"]?.reference == "/l?p=1")
    #expect(try answer("[1]")?["next"] == nil)
  }

  @Test("is nothing that could be asked with another query where it was no query that was asked")
  func methods() throws {
    #expect(try next(#"{"next_cursor": "x"}"#, .post) == nil)
    #expect(try next(#"{"next": "/l?p=2"}"#, .post) == "/l?p=2")
  }

  @Test("is nothing where the answer says that there is no more")
  func signs() throws {
    for sign in [#""has_more": false"#, #""isLast": true"#, #""hasNextPage": false"#] {
      let body = #"{"items": [1], "next_cursor": "x", \#(sign)}"#
      #expect(try next(body) == nil && answer(body)?.unknownNext == nil, "\(sign)")
    }
    #expect(try answer(#"{"items": [1], "has_more": true}"#)?.saysMore?.name == ".has_more")
  }

  @Test("names what says that there is more where it cannot be told how to ask for it")
  func unknown() throws {
    #expect(try answer(#"{"next_token": "x"}"#)?.unknownNext == ".next_token")
    #expect(try answer(#"{"items": [], "has_more": true}"#)?.unknownNext == ".has_more")
    #expect(try answer(#"{"next": 5}"#)?.unknownNext == ".next")
    #expect(try answer(#"{"items": []}"#)?.unknownNext == nil)
  }

  @Test("is how many there are, and where that stands")
  func totals() throws {
    let total = try answer(#"{"meta": {"total_count": 9}}"#)?.total
    #expect(total?.count == 9 && total?.field.name == ".meta.total_count")
    #expect(try answer(#"{"total": "9"}"#)?.total == nil)
  }

  @Test("is looked for in no object that holds the data themselves")
  func large() throws {
    let members = (0..<1_001).map { #""k\#($0)": 1"# }.joined(separator: ",")
    #expect(try next(#"{"next": "/l?p=2", \#(members)}"#) == nil)
  }

  @Test("a Link in the head goes before the body")
  func links() throws {
    let record = try Record(
      "http://h.test/l", #"{"next": "/body"}"#,
      headers: ["Content-Type": "application/json", "Link": "</head>; rel=next"])
    let target = Session().page("next", of: record)
    #expect(target?.reference == "/head" && target?.rule == "Link")
  }
}
