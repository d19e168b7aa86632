import ApusClient
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusEndpoints
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("How the parameters of a typed endpoint are typed", .paced)
struct EndpointArgumentReaderTests {
  @Test(
    "by order or by name, in any spelling of the name, all mean the same",
    arguments: [
      "github repos octocat 5 2", "github repos login=octocat per_page=5 page=2",
      "github repos octocat page==2 perPage=5", "GitHub Repos --page 2 --per-page=5 octocat",
      "github repos page:=2 octocat per-page:=5", "github repos -- octocat 5 2",
      "github repos 'octocat' 5 '2'",
    ])
  func spellings(_ line: String) async throws {
    #expect(try await Talk.sent(line) == "GET /users/octocat/repos?per_page=5&page=2")
  }

  @Test(
    "values may have signs in them",
    arguments: [
      ("github search 'swift in:name stars:>100'", "q=swift%20in%3Aname%20stars%3A%3E100"),
      ("github search language:swift", "q=language%3Aswift"), ("github search q=a=b", "q=a%3Db"),
      ("github search me@example.com", "q=me%40example.com"), ("github search swift+api", "q=swift%2Bapi"),
      ("github search https://x.example/?a=b", "q=https%3A%2F%2Fx.example%2F%3Fa%3Db"),
      ("github search -5", "q=-5"), ("github search 離乳食", "q=%E9%9B%A2%E4%B9%B3%E9%A3%9F"),
    ])
  func signs(_ line: String, _ query: String) async throws {
    #expect(try await Talk.sent(line) == "GET /search/repositories?\(query)")
  }

  @Test("flags stand alone, with a value, or with no- before them")
  func flags() async throws {
    for (flag, value) in [
      ("--public", true), ("public=yes", true), ("--public=on", true), ("public:=true", true), ("", false),
      ("--no-public", false), ("public=off", false),
    ] {
      let sent = try await Talk.sent("github gist create files[a]=b \(flag)")
      #expect(sent == #"POST /gists {"files":{"a":{"content":"b"}},"public":\#(value)}"#, "\(flag)")
    }
  }

  @Test(
    "a word that is for no parameter is refused where it stands, with what was meant",
    arguments: [
      ("github user logn=octocat", "user has no parameter logn; it takes login", "login="),
      ("github user octocat extra", "user takes nothing more", "help github user"),
      ("github user octocat Accept:a/b", "a typed endpoint takes a header as an option", "-H 'Accept: a/b'"),
      ("github user", "expected login: ", "github user octocat"),
      ("github user --login", "after --login", "octocat"),
      ("github user login=a login=b", "given twice", nil),
      ("github gist create files=a", "files takes texts with names", "files["),
      ("github rate-limit 1", "rate-limit takes no parameters", "help github rate-limit"),
    ] as [(String, String, String?)])
  func mistakes(_ text: String, _ message: String, _ suggestion: String?) throws {
    let problem = try #require(throws: LineProblem.self) { try EndpointLine(CommandLine(Words(text))) }
    #expect(problem.message.contains(message), "\(problem.message)")
    #expect(problem.range.upperBound <= text.utf8.count)
    if let suggestion {
      #expect(problem.suggestedLine(for: text)?.contains(suggestion) == true, "\(problem)")
    }
  }
}
