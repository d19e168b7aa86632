import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusRendering

@Suite("A web page", .paced)
struct PageViewTests {
  private func page(ofLinks places: [Int]) throws -> PageView {
    let links = places.map { "<p><a href=\"/a/name/that/is/long/\($0)\">to \($0)</a></p>" }
    return try PageView(Array(links.joined().utf8))
  }

  @Test("has a number for each place that a link leads to, the same where it is the same")
  func numbers() throws {
    let places = (0..<2_000).map { $0 % 1_500 }
    let page = try page(ofLinks: places)
    #expect(page.links == (0..<1_500).map { "/a/name/that/is/long/\($0)" })
    let lines = page.lines(on: Screen(width: 80)).map(\.text)
    #expect(Set(places.map { "to \($0)[\($0 + 1)]" }).subtracting(lines).isEmpty)
    #expect(lines.last == "[1500] /a/name/that/is/long/1499", "\(lines.suffix(3))")
  }

  @Test("says how much more of it there is, and shows a task that is cancelled none of it")
  func cancelled() async throws {
    let page = try page(ofLinks: Array(0..<40))
    let screen = Screen(width: 80, height: 10)
    let lines = page.lines(on: screen).map(\.text)
    #expect(lines.count == 10 && lines.last?.contains(" lines in all: ") == true, "\(lines)")
    let none = await Task {
      withUnsafeCurrentTask { $0?.cancel() }
      #expect(throws: CancellationError.self) { try self.page(ofLinks: [1]) }
      return page.lines(on: screen)
    }.value
    #expect(none.isEmpty)
  }
}
