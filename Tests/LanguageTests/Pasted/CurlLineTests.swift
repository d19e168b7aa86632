import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Requests of one line of curl's", .paced)
struct CurlLineTests {
  private func requests(_ text: String) throws -> [RequestLine] {
    guard case .request(let line) = try ParsedLine.parse(text) else { return [] }
    return [line] + line.following
  }

  @Test("each URL is one, and `--next` begins anew")
  func several() throws {
    let lines = try requests("curl -d a=1 h/1 h/2 --next h/3 -H X-Mine:1")
    #expect(lines.map { $0.url?.shown } == ["h/1", "h/2", "h/3"])
    #expect(lines.map { $0.last(.data) != nil } == [true, true, false])
    #expect(lines.map { $0.last(.header) != nil } == [false, false, true])
  }

  @Test("one that has no URL, or a body for HEAD, is refused")
  func refused() throws {
    #expect(try problem("curl h --next -d a=1", base: nil).problem.message == "expected a URL after curl")
    #expect(try problem("curl -I h -d a=1", base: nil).problem.message == "a HEAD request has no body")
  }
}
