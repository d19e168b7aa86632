import ApusPacingTestSupport
import Testing

@testable import ApusPractice

@Suite("Refusals in GitHub's words", .paced)
struct GitHubFaultsTests {
  @Test("each has the status that it is named by, and says in its head what is missing")
  func heads() throws {
    let headers = [
      "http.403/limit": "X-RateLimit-Remaining: 0", "http.403/secondary": "Retry-After: 60",
      "http.429/policy": "RateLimit-Policy: ", "http.403/scope": "X-Accepted-OAuth-Scopes: ",
      "http.404/scope": "X-OAuth-Scopes: ", "http.403/permission": "X-Accepted-GitHub-Permissions: ",
      "http.403/sso": "X-GitHub-SSO: required; url=https://",
    ]
    #expect(Set(GitHubFaults.faults.map(\.name)) == Set(headers.keys))
    try withServer { server in
      for (name, header) in headers {
        let answer = try get(server, FaultNames.path(of: name))
        let status = try #require(Int(name.dropFirst(5).prefix(3)))
        #expect(answer.status == status, "\(name)")
        #expect(String(decoding: answer.head, as: UTF8.self).contains(header), "\(name)")
        #expect(String(decoding: answer.body, as: UTF8.self).contains("message"), "\(name)")
      }
    }
  }
}
