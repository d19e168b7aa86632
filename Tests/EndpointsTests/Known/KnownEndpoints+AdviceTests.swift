import ApusClient
import ApusPacingTestSupport
import ApusPractice
import Testing

@testable import ApusEndpoints
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Lines that lead on after a refusal", .paced)
struct KnownEndpointsAdviceTests {
  private func known() throws -> KnownEndpoints {
    var session = Session()
    session.base = .http("127.0.0.1", port: 99)
    session.practice = session.base?.origin
    return KnownEndpoints(session.scope)
  }

  @Test(
    "by what is known of the paths around",
    arguments: [
      (404, "GET", "/github/users/nobody", ["ls /github/users"]),
      (404, "GET", "/github/x/y/z", ["ls /github"]),
      (404, "GET", "/users/octocat", ["get /github/users/octocat", "ls /"]),
      (404, "POST", "/users/octocat", ["ls /"]),
      (404, "GET", "/xyzzy", ["ls /"]), (405, "DELETE", "/github/gists", ["ls -l /github/gists"]),
      (405, "GET", "/xyzzy", []), (422, "POST", "/github/gists", ["help post /github/gists"]),
      (400, "GET", "/github/users/a", []), (400, "GET", "/xyzzy", []), (500, "GET", "/github/gists", []),
    ] as [(Int, String, String, [String])])
  func advice(_ status: Int, _ method: String, _ path: String, _ lines: [String]) throws {
    #expect(try known().advice(after: status, #require(HTTPMethod(method)), path) == lines)
  }

  @Test("a word leads to the path that has a folder which begins so nearest to the root")
  func words() throws {
    #expect(try known().folder(about: "gist") == "/github/gists")
    #expect(try known().path(about: "GISTS")?.hasPrefix("/github/gists") == true)
    #expect(try known().path(about: "gi") == nil && known().folder(about: "xyzzy") == nil)
  }

  @Test("a hole has the value that an example has there")
  func values() throws {
    let known = try known()
    #expect(known.value(of: "login", in: "/github/users/{login}", .get) == "octocat")
    #expect(known.value(of: "nobody", in: "/github/users/{login}", .get) == nil)
    #expect(known.value(of: "login", in: "/github/users/{login}", .delete) == nil)
  }

  @Test("where nothing is known there is no advice")
  func nothing() {
    let known = KnownEndpoints(Session().scope)
    #expect(known.advice(after: 404, .get, "/a/b").isEmpty && known.path(about: "abc") == nil)
  }
}
