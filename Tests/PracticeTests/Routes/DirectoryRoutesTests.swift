import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("The directory", .paced)
struct DirectoryRoutesTests {
  @Test("the directory lists everything, as JSON and as a page")
  func directory() throws {
    try withServer { server in
      let json = try get(server, "/")
      #expect(json.first("Content-Type") == "application/json; charset=utf-8")
      let object = try #require(try JSONSerialization.jsonObject(with: Data(json.body)) as? [String: Any])
      #expect(object["other_origin"] as? String == "http://127.0.0.1:\(server.otherPort)")
      let page = try get(server, "/", "Accept: text/html,application/xhtml+xml")
      #expect(page.first("Content-Type") == "text/html; charset=utf-8")
      let listed = Set(json.text.components(separatedBy: "\"path\": \"").map { $0.prefix { $0 != "\"" } })
      let shown = Set(page.text.components(separatedBy: "<code>").map { $0.prefix { $0 != "<" } })
      let paths =
        AllRoutes.routes.filter { !$0.isFallback }.map(\.pattern.text) + AllFaults.faults.map(\.path)
      for path in paths { #expect(listed.contains(path[...]) && shown.contains(path[...]), "\(path)") }
      #expect(page.text.contains("get https://127.0.0.1:\(server.port)/"))
    }
  }
}
