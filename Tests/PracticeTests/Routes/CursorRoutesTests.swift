import ApusEncodings
import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Pages by cursor", .paced)
struct CursorRoutesTests {
  @Test("cursors lead through the whole list, once, and nowhere else")
  func cursors() throws {
    try withServer { server in
      var ids: [Int] = []
      var cursor = ""
      var pages = 0
      repeat {
        let page = try json(
          get(server, "/cursor/items?limit=10&cursor=\(PercentEncoding.encode(cursor, for: .queryValue))"))
        ids += (page["items"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? Int }
        cursor = page["next_cursor"] as? String ?? ""
        #expect(page["has_more"] as? Bool == !cursor.isEmpty)
        pages += 1
      } while !cursor.isEmpty && pages < 10
      #expect(ids == Array(1...23))
      for wrong in ["limit=0", "limit=51", "limit=x", "cursor=nonsense", "cursor=YWZ0ZXI6OTk%3D"] {
        #expect(try get(server, "/cursor/items?\(wrong)").status == 400, "\(wrong)")
      }
    }
  }
}
