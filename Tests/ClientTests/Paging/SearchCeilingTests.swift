import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Where GitHub's search ends its lists", .paced)
struct SearchCeilingTests {
  private func search(
    _ count: Int, of total: Int, from first: Int = 0, isIncomplete: Bool = false
  ) -> String {
    let items = (first..<first + count).map { "\($0)" }.joined(separator: ",")
    return #"{"total_count":\#(total),"incomplete_results":\#(isIncomplete),"items":[\#(items)]}"#
  }

  @Test(
    "GitHub's search gives a thousand, in pages of any length",
    arguments: [(100, 10, 100), (30, 34, 10), (7, 143, 6)])
  func search(_ length: Int, _ page: Int, _ count: Int) throws {
    let url = "http://h.test/search/code?q=a&per_page=\(length)&page=\(page)"
    let answer = try answered(search(count, of: 40_231), to: url).paged
    #expect(answer.ceilingSentence == "1,000 of 40,231: GitHub's search gives no more")
    #expect(answer["next"] == nil && answer.unknownNext == nil)
  }

  @Test("before that, and where there is no more than that, the list goes on or ends as any")
  func below() throws {
    let url = "http://h.test/search/code?per_page=100&page=9"
    #expect(try answered(search(100, of: 40_231), to: url).paged.ceilingSentence == nil)
    #expect(try answered(search(30, of: 40_231)).paged.ceilingSentence == nil)
    let last = "http://h.test/search/code?per_page=100&page=10"
    #expect(try answered(search(100, of: 1000), to: last).paged.ceilingSentence == nil)
    let other = #"{"total_count":40231,"items":[1]}"#
    #expect(try answered(other, to: "http://h.test/l?page=2000").paged.ceilingSentence == nil)
    let endless = "http://h.test/l?per_page=9223372036854775807&page=9223372036854775807"
    #expect(try answered(search(1, of: 40_231), to: endless).paged.ceilingSentence == nil)
  }

  @Test("what a line says of its pages goes before what is known of a service")
  func wish() throws {
    let url = "http://h.test/l?page=10&per_page=100"
    let wish = PageWish(next: .number(parameter: "page"))
    #expect(try answered(search(100, of: 40_231), to: url, wish: wish).paged["next"] != nil)
  }

  @Test("a walk ends there with what it has, and says so; one that ran out of time says that")
  func walk() throws {
    var walk = PageWalk(from: Request(url: try WebURL("http://h.test/l?per_page=100")))
    for page in 1...10 {
      let url = "http://h.test/l?per_page=100&page=\(page)"
      let next: HeaderFields = page < 10 ? ["Link": "<?per_page=100&page=\(page + 1)>; rel=\"next\""] : [:]
      let (exchange, _, root) = try answered(
        search(100, of: 40_231, from: page * 100), to: url, headers: next)
      let step = walk.take(exchange, root, described: nil)
      switch step {
      case .next: #expect(page < 10)
      case .cut(let said): #expect(said == "1,000 of 40,231: GitHub's search gives no more" && page == 10)
      default: Issue.record("\(step) after page \(page)")
      }
    }
    #expect(walk.pages.elements == 1000)
    var short = PageWalk(from: Request(url: try WebURL("http://h.test/l")))
    let (exchange, _, root) = try answered(search(2, of: 2, isIncomplete: true))
    guard case .cut(let said) = short.take(exchange, root, described: nil) else {
      Issue.record("it said nothing")
      return
    }
    #expect(said.contains("ran out of time"))
  }
}
