import ApusClient
import ApusJSON
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("URLs that an answer has", .paced)
struct RequestLineAnswerURLTests {
  private static let answer = #"""
    {"next": "https://a/v3/items?page=2", "away": "https://me:pw@b/x", "rooted": "/v3/items/7", "query": "?page=3",
     "name": "The Octocat", "none": null, "empty": "", "owner": {"url": "https://a/v3/o"}, "mail": "mailto:a@b",
     "gists_url": "https://a/v3/gists{/gist_id}", "items_url": "https://a/v3/{kind}{?page,tags*}",
     "odd": "https://a/v3/{x"}
    """#

  private func context(_ context: inout RequestContext) {
    context.variables.lookUp = { path, range throws(LineProblem) in
      guard let root = Self.document?.root,
        let node = (try? JSONPath(path.replacing("$2", with: "")))?.first(in: root)
      else {
        throw LineProblem(.requestVariable, "nothing is at \(path)", at: range)
      }
      return .json(node)
    }
    context.urlOfAnswer = { try? WebURL($0 == 2 ? "https://a/other/list" : "https://a/v3/list/") }
  }

  private static let document = try? JSONDocument(answer)

  private func asked(_ line: String) throws -> PreparedRequest {
    try prepare(line, base: "https://a/v3", path: "/repos") { context(&$0) }
  }

  private func url(_ line: String) throws -> String { try asked(line).request.url.text }

  private func said(_ line: String) throws -> (message: String, line: String?) {
    let problem = try problem(line, base: "https://a/v3") { context(&$0) }.problem
    return (problem.message, problem.suggestedLine(for: line))
  }

  @Test(
    "are asked where a path stands for a URL, and belong where the answer came from",
    arguments: [
      ("get .next", "https://a/v3/items?page=2"), ("get .next x==1", "https://a/v3/items?page=2&x=1"),
      ("get .rooted", "https://a/v3/items/7"), ("get .query", "https://a/v3/list/?page=3"),
      ("get $2.query", "https://a/other/list?page=3"), ("get .owner.url", "https://a/v3/o"),
      (#"get .["next"]"#, "https://a/v3/items?page=2"), ("get {{.next}}", "https://a/v3/items?page=2"),
    ])
  func values(_ line: String, _ asked: String) throws { #expect(try url(line) == asked) }

  @Test("are asked of a copy where there is one, which is said")
  func copies() throws {
    func asked(_ line: String) throws -> PreparedRequest {
      try prepare(line, base: "https://a/v3") {
        context(&$0)
        $0.copy = { named, asked in
          named.origin != asked.origin && named.origin.host == "b"
            ? try? WebURL("https://a/copy\(named.path)") : nil
        }
      }
    }
    let away = try asked("get .away")
    #expect(away.request.url.text == "https://a/copy/x")
    #expect(away.notes == ["asking the practice API's copy of https://b"])
    #expect(try asked("get .next").notes.isEmpty && asked("get {{.next}}").notes.isEmpty)
    for line in ["get {{.away}}", "get {{.away}}?a=1"] {
      let braced = try prepare(line, base: "https://a/v3") { context(&$0) }
      #expect(braced.notes.first?.hasSuffix("which is not https://a") == true, "\(line): \(braced.notes)")
    }
  }

  @Test(
    "with places to be filled are filled by items of the query, and the other items stay",
    arguments: [
      ("get .gists_url", "https://a/v3/gists"), ("get .gists_url gist_id==1", "https://a/v3/gists/1"),
      ("get .gists_url gist_id==a/b q==1", "https://a/v3/gists/a%2Fb?q=1"),
      ("get {{.gists_url}} gist_id==1", "https://a/v3/gists/1"),
      ("get .items_url kind==x tags==a tags==b page==2", "https://a/v3/x?page=2&tags=a&tags=b"),
      ("post .items_url kind==x name=Ada", "https://a/v3/x"),
    ])
  func templates(_ line: String, _ asked: String) throws { #expect(try url(line) == asked) }

  @Test("what cannot be meant is refused, and nothing is sent")
  func mistakes() throws {
    #expect(try said("get .nothing").message == "nothing is at .nothing")
    #expect(try said("get .owner").message == ".owner is an object, and a URL is a text")
    #expect(try said("get .none").message == ".none is null, and a URL is a text")
    #expect(
      try said("get .name").message == ".name is no URL; a path that begins with a dot is written ./.name")
    #expect(try said("get .mail").message.hasPrefix(".mail is no URL"))
    #expect(try said("get .empty").message.hasPrefix(".empty is no URL"))
    let hole = try said("get .items_url page==2 | wc")
    #expect(hole.message == "{kind} of https://a/v3/{kind}{?page,tags*} is not filled in")
    #expect(hole.line == "get .items_url kind==1 page==2 | wc")
  }

  @Test("of another origin are shown before they are asked, and get nothing of the session's")
  func otherOrigins() throws {
    let prepared = try prepare("get .away", base: "https://a/v3") {
      context(&$0)
      $0.authorization = .secret(Secret("s3cret-value"))
      $0.headers = ["X-Mine": "1"]
    }
    #expect(prepared.notes == ["asking https://b/x, which is not https://a"])
    #expect(prepared.request.url.user == nil && prepared.request.headers["X-Mine"] == nil)
    #expect(!prepared.request.headers.contains("Authorization") && !prepared.withheld.isEmpty)
    #expect(try asked("get .next").notes.isEmpty)
  }

  @Test("at a base that has a user, that of the base is asked as")
  func users() throws {
    let prepared = try prepare("get .next", base: "https://u:p@a/v3") { context(&$0) }
    #expect(prepared.request.url.text == "https://a/v3/items?page=2" && prepared.request.url.user == "u")
    #expect(try prepare("get .away", base: "https://u:p@a/v3") { context(&$0) }.request.url.user == nil)
  }

  @Test(
    "paths of the API, folders and queries are no paths into an answer",
    arguments: [
      ".well-known/x", "./.next", ".", "..", "../x", ".a?b=1", "./a", "...", ".1", "$x", "$", "$2x",
    ])
  func others(_ word: String) { #expect(!AnswerURL.isNamed(by: word)) }

  @Test(
    "a dot and a name, or the number of an answer, begin one",
    arguments: [".a", "._links.next", ".a.b[0].url", #".["a/b"]"#, "$2.a", "$.a", "$[0].url", "$12[1]"])
  func paths(_ word: String) { #expect(AnswerURL.isNamed(by: word)) }

  @Test("a pasted line has none")
  func pasted() throws {
    let prepared = try prepare("curl .next") { context(&$0) }
    #expect(prepared.request.url.host == ".next")
  }
}
