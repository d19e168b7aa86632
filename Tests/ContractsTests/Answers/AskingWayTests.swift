import ApusClient
import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusContracts
@testable import ApusRecordings

@Suite("How often a line asks", .paced)
struct AskingWayTests {
  private func page(_ body: String) throws -> Recording { Recording(try exchange(body)) }

  @Test("once for each of what there is where it says so")
  func series() {
    for line in ["for id in {{ids}} get /{{id}}", "get / --all-pages", "get / --max-pages 2"] {
      #expect(AskingWay(line).isSeries)
    }
    for line in ["get /", "repeat 2 get /", "get / --until .a"] { #expect(!AskingWay(line).isSeries) }
  }

  @Test(
    "and makes one list of pages, whose elements stand where the pages tell, or where the line says",
    arguments: [
      ("get / --all-pages", #"{"items": [{"id": 1}], "total": 2}"#, ".items"),
      ("get / --all-pages", #"[{"id": 1}]"#, "."),
      ("get / --all-pages --items .a.b", #"{"a": {"b": [1]}, "items": [2]}"#, ".a.b"),
      ("get / --all-pages --items=.a.b", #"{"a": {"b": [1]}, "items": [2]}"#, ".a.b"),
      ("get / --all-pages --items '.a[*]'", #"{"a": [1, 2]}"#, ".a"),
      ("get /", #"{"items": [1]}"#, nil), ("get / --all-pages", #"{"items": []}"#, nil),
      ("get / --all-pages", "no JSON", nil),
    ] as [(String, String, String?)])
  func lists(_ line: String, _ body: String, _ place: String?) throws {
    let pages = [try page(body)]
    #expect(AskingWay(line).list(in: pages).map { "\($0)" } == place)
  }

  @Test("the first page with elements tells")
  func empty() throws {
    let pages = [try page(#"{"items": []}"#), try page(#"{"items": [1]}"#)]
    #expect(AskingWay("get / --all-pages").list(in: pages).map { "\($0)" } == ".items")
  }
}
