import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("The way from page to page", .paced)
struct PageWalkTests {
  /// Walks through answers by their paths and queries, and tells where it came to and why it ended.
  private func walk(
    _ answers: [String: String], from first: String = "/l", by next: String? = nil, items: String? = nil,
    upTo most: Int? = nil, headers: HeaderFields = [:], described: DescribedQuery? = nil
  ) throws -> (asked: [String], list: String, end: PageWalk.Step) {
    let wish = PageWish(
      next: try next.flatMap { try PageWish.Next($0) }, items: try items.map { try JSONPath($0) })
    var request = Request(url: try WebURL("http://h.test" + first))
    var walk = PageWalk(from: request, by: wish, upTo: most)
    var asked: [String] = []
    while true {
      asked.append(request.url.target)
      let body = try #require(answers[request.url.target], "nothing is at \(request.url.target)")
      let (exchange, _, root) = try answered(body, to: request.url.text, headers: headers)
      let step = walk.take(exchange, root, described: described)
      guard case .next(let following) = step else {
        return (asked, String(decoding: walk.pages.array, as: UTF8.self), step)
      }
      request = following
    }
  }

  private func reason(_ step: PageWalk.Step) -> String? {
    switch step {
    case .stop(.said(let text)), .cut(let text), .noList(let text): text
    case .stop(.otherOrigin(let url)): "\(url.origin)"
    case .next, .end: nil
    }
  }

  @Test("leads to the end of the list")
  func whole() throws {
    let answers = [
      "/l": #"{"items":[1],"next":"?p=2"}"#, "/l?p=2": #"{"items":[2],"next":"?p=3"}"#,
      "/l?p=3": #"{"items":[3],"next":null}"#,
    ]
    let all = try walk(answers)
    #expect(all.list == "[1,2,3]" && all.end.isEnd && reason(all.end) == nil)
    let some = try walk(answers, upTo: 2)
    #expect(some.list == "[1,2]" && some.end.isEnd)
  }

  @Test("ends where a service has no more pages, whatever its Link says, and says why")
  func limits() throws {
    func step(_ url: String, _ next: String) throws -> String? {
      var walk = PageWalk(from: Request(url: try WebURL(url)))
      let (exchange, _, root) = try answered(
        "[1]", to: url, headers: ["Link": "<\(next)>; rel=\"next\"", "Total-Count": "12000"])
      return reason(walk.take(exchange, root, described: nil))
    }
    let longest = try step(
      "https://qiita.com/api/v2/items?page=100&per_page=100",
      "https://qiita.com/api/v2/items?page=101&per_page=100")
    #expect(
      longest
        == "1 of 12000 came: Qiita has 100 pages of a list and no more; a search that finds less, such as "
        + "query==created:<2024-01-01, has the rest")
    let short = try step(
      "http://h.test/qiita/api/v2/items?page=100", "http://h.test/qiita/api/v2/items?page=101")
    #expect(short?.hasSuffix("and no more; per_page==100 brings more on each") == true)
    #expect(try step("https://birds.qiita.com/api/v2/items?page=99", "?page=100") == nil)
    #expect(try step("https://h.test/items?page=100", "?page=101") == nil)
  }

  @Test("is said by the line: a parameter that counts goes on to the total, or to an empty page")
  func counting() throws {
    let pages = ["/l": "[1,2]", "/l?page=2": "[3]", "/l?page=3": "[]"]
    let total = try walk(pages, by: "page", headers: ["X-Total-Count": "3"])
    #expect(total.asked == ["/l", "/l?page=2"] && total.list == "[1,2,3]" && total.end.isEnd)
    let empty = try walk(pages, by: "page")
    #expect(empty.asked.count == 3 && empty.list == "[1,2,3]" && empty.end.isEnd)
  }

  @Test("is said by the line: a token and the elements, wherever they are")
  func token() throws {
    let result = try walk(
      [
        "/l": #"{"a":[0],"b":[0],"x":{"rows":[{"v":1},{"v":2}]},"at":"k"}"#,
        "/l?from=k": #"{"x":{"rows":[{"v":3}]}}"#,
      ], by: "from==.at", items: ".x.rows[*].v")
    #expect(result.list == "[1,2,3]" && result.end.isEnd)
  }

  @Test(
    "ends with a reason that names the field and the option",
    arguments: [
      (
        #"{"items":[1],"next_token":"abc"}"#,
        "there is more, by .next_token, and how to ask for it is not known; --page-by PARAMETER==.next_token says it"
      ),
      (
        #"{"items":[1],"total":9}"#,
        "1 of 9 came, by .total, and how to ask for the rest is not known; --page-by page counts pages up"
      ),
      (
        #"{"data":{"a":{"nodes":[1],"pageInfo":{"hasNextPage":true}}}}"#,
        "there is more, by .data.a.pageInfo.hasNextPage, and how to ask for it is not known: the query has no `after: $cursor`"
      ),
      (
        #"{"a":[1],"b":[2]}"#,
        "expected one list to collect pages from, found .a and .b; --items .a takes the first"
      ),
      ("{}", "expected a list to collect pages from, found none in the response"),
      (#"{"items":[1],"next":"http://"}"#, ".next leads to what cannot be asked: the URL names no host"),
      (#"{"items":[1],"next":"http://evil.test/l"}"#, "http://evil.test"),
      (#"{"items":[1],"next":"/l"}"#, "by .next, the next page is one that was asked for before"),
    ])
  func stops(_ body: String, _ said: String) throws {
    let result = try walk(["/l": body])
    #expect(reason(result.end) == said && !result.end.isEnd)
  }

  @Test("ends with a reason where what the line says finds nothing and a rule would")
  func wrongWish() throws {
    let result = try walk(["/l": #"{"items":[1],"next":"/l?p=2"}"#], by: "c==.nxt")
    #expect(reason(result.end) == "there is more, by .next, and there is nothing at .nxt")
    let items = try walk(["/l": #"{"items":[1]}"#], items: ".rows")
    #expect(reason(items.end) == "expected a list at .rows, found none in the response")
  }

  @Test("ends where a page comes again")
  func again() throws {
    let result = try walk(["/l": "[1]", "/l?page=2": "[1]"], by: "page")
    #expect(reason(result.end) == "page 2, by the parameter page, is the page before it again")
    #expect(result.list == "[1]")
  }

  @Test("ends where all came, by what the answer says, when only a description has a page")
  func described() throws {
    let page = DescribedQuery([("page", nil)])
    let all = try walk(["/l": #"{"items":[1,2],"total":2}"#], described: page)
    #expect(all.list == "[1,2]" && all.end.isEnd && reason(all.end) == nil)
    let more = try walk(
      ["/l": #"{"items":[1],"total":2}"#, "/l?page=2": #"{"items":[2],"total":2}"#], described: page)
    #expect(more.list == "[1,2]" && more.end.isEnd)
  }

  @Test("goes on where no total is said, or only that of the page", arguments: ["", #","count":1"#])
  func describedWithoutTotal(_ member: String) throws {
    let answers = [
      "/l": "{\"items\":[1]\(member)}", "/l?page=2": "{\"items\":[2]\(member)}",
      "/l?page=3": "{\"items\":[]\(member)}",
    ]
    let result = try walk(answers, described: DescribedQuery([("page", nil)]))
    #expect(result.asked == ["/l", "/l?page=2", "/l?page=3"] && result.list == "[1,2]")
  }

  @Test("tells what the last page says is missing")
  func cut() throws {
    let result = try walk([
      "/l": #"{"items":[1],"total":9,"next":"?p=2"}"#, "/l?p=2": #"{"items":[2],"total":9}"#,
    ])
    #expect(reason(result.end) == "2 of 9 came, by .total, and the last page names no other")
    #expect(result.end.isEnd)
  }

  @Test("takes no credential to another place than it was meant for, and no body to another page")
  func following() throws {
    var request = Request(method: .post, url: try WebURL("http://h.test/l"), headers: ["Content-Type": "a/b"])
    request.body = .text("x")
    request.options.keepsHeadersOnRedirect = true
    let next = try request.following(.reference("/m"), from: request.url)
    #expect(next.method == .get && next.body == nil && !next.headers.contains("Content-Type"))
    #expect(!next.options.keepsHeadersOnRedirect && next.url.text == "http://h.test/m")
    let again = try request.following(.body([1]), from: request.url)
    #expect(again.method == .post && again.body?.bytesInMemory == [1] && again.url == request.url)
  }
}
