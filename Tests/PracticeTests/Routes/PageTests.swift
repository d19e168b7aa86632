import ApusPacingTestSupport
import Foundation
import Testing

@testable import ApusPractice

@Suite("Pages of a list", .paced)
struct PageTests {
  @Test("pages follow their links from the first to the last, on the host the client used")
  func pages() throws {
    try withServer { server in
      let client = try RawClient(port: server.port)
      var path: String? = "/github/users/hubot/repos?per_page=40"
      var names: [String] = []
      var requests = 0
      while let next = path {
        let response = try client.get(next)
        let list = try JSONSerialization.jsonObject(with: Data(response.body)) as? [[String: Any]]
        names += (list ?? []).compactMap { $0["name"] as? String }
        let links = response.first("Link")?.split(separator: ",") ?? []
        let link = links.first { $0.contains("rel=\"next\"") }
        path = link?.split(separator: ">").first.map { String($0.drop { $0 != "<" }.dropFirst()) }
        #expect(
          path?.hasPrefix("http://practice.localhost/github/users/hubot/repos?per_page=40&page=") ?? true)
        requests += 1
      }
      #expect(requests == 3)
      #expect(names.count == 90)
      #expect(Set(names).count == 90)
    }
  }

  @Test(
    "pages that make no sense are the first, the largest, or empty",
    arguments: [
      ("page=0&per_page=2", 2), ("page=-1&per_page=2", 2), ("page=x&per_page=2", 2), ("per_page=0", 1),
      ("per_page=9999", 90), ("page=9999", 0), ("page=9223372036854775807&per_page=100", 0),
    ])
  func oddPages(query: String, count: Int) throws {
    try withServer { server in
      let response = try get(server, "/github/users/hubot/repos?\(query)")
      let list = try JSONSerialization.jsonObject(with: Data(response.body)) as? [Any]
      #expect(list?.count == count)
    }
  }

  @Test("a list of one page has no links")
  func onePage() throws {
    try withServer { server in
      let response = try get(server, "/github/users/octocat/repos")
      #expect(response.first("Link") == nil)
      #expect(response.text.contains("\"full_name\": \"octocat/Hello-World\""))
    }
  }
}
