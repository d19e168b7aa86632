@_spi(Secrets) import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Headers and credentials of lines", .paced)
struct HeaderTests {
  private func headers(_ line: String, _ adjust: (inout RequestContext) -> Void = { _ in }) throws -> [String]
  {
    SentText(try prepare(line, adjust).request).headers.filter { $0 != "accept: */*" }
  }

  @Test("credentials are secrets from the first moment on")
  func credentials() throws {
    let request = try prepare("get /x -a user:pass").request
    let field = try #require(request.headers.first("Authorization"))
    #expect(field.shown == Secret.mask)
    #expect(field.revealed == "Basic dXNlcjpwYXNz")
    #expect(try headers("get /x -A bearer -a tok") == ["authorization: Bearer tok"])
    #expect(try headers("get /x --auth=a:b:c") == ["authorization: Basic YTpiOmM="])
    let digest = try prepare("get /x -A digest -a u:p").request
    #expect(digest.options.login == .digest(user: "u", password: Secret("p")))
    #expect(digest.headers.first("Authorization") == nil)
  }

  @Test(
    "the session's credentials give way to the line's",
    arguments: [
      ("get /x", "authorization: Bearer session"), ("get /x Authorization:mine", "authorization: mine"),
      ("get /x -a u:p", "authorization: Basic dTpw"), ("get http://u:p@h/x", "authorization: Basic dTpw"),
      ("get http://x:y@h/x -a u:p", "authorization: Basic dTpw"),
    ])
  func sessionCredentials(_ line: String, _ expected: String) throws {
    #expect(try headers(line) { $0.authorization = .secret(Secret("Bearer session")) } == [expected])
  }

  @Test("a session's credentials can be left out of one line")
  func withoutCredentials() throws {
    #expect(try headers("get /x Authorization:") { $0.authorization = .secret(Secret("t")) } == [])
  }

  @Test(
    "what cannot be a header is refused where it stands",
    arguments: [
      ("get /x -H nothing", "nothing", ErrorCode.requestHeader), ("get /x :v", ":v", .requestHeader),
      ("get /x 'A b:c'", "'A b:c'", .requestHeader), ("get /x A:$'b\\nc'", "A:$'b\\nc'", .requestHeader),
      ("get /x X;y", "y", .usageArgument), ("get /x -H ': v'", ": v", .requestHeader),
      ("get /x -a user", "user", .usageArgument), ("get /x -A bearer", "-A bearer", .usageArgument),
      ("get /x -A bear -a t", "bear", .usageArgument), ("get /x --cookie file", "file", .usageArgument),
    ])
  func refuses(_ line: String, _ place: String, _ code: ErrorCode) throws {
    let found = try problem(line)
    #expect(found.problem.code == code)
    #expect(found.place == place)
  }
}
