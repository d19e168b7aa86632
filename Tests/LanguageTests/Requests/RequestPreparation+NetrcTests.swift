@_spi(Secrets) import ApusClient
import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Credentials of .netrc, and what program asks", .paced)
struct RequestPreparationNetrcTests {
  private func ask(_ line: String, isOn: Bool = false) throws -> PreparedRequest {
    try prepare(line, base: "http://h") {
      $0.usesNetrc = isOn
      $0.netrc = { host, file, _ throws(LineProblem) in
        host == "h" && file == nil
          ? NetrcEntry(user: "ada", password: Secret("canary"), place: "~/.netrc") : nil
      }
    }
  }

  @Test("they go where a line or the session wants them, and it is said whose they are")
  func sent() throws {
    for (line, isOn) in [("get /x --netrc", false), ("get /x", true), ("curl -n http://h/x", false)] {
      let prepared = try ask(line, isOn: isOn)
      #expect(
        prepared.request.headers.first("Authorization")?.revealed == "Basic YWRhOmNhbmFyeQ==", "\(line)")
      #expect(prepared.notes == ["ada, from ~/.netrc, goes to http://h"])
      #expect(prepared.netrc?.user == "ada")
    }
  }

  @Test(
    "nothing goes that nobody wants, or where something else says who asks",
    arguments: [
      ("get /x", false), ("get /x --no-netrc", true), ("get /x -a a:b", true),
      ("get /x Authorization:x", true),
      ("get /x Authorization:", true), ("get http://me:pw@h/x", true), ("get http://other/x", true),
      ("curl http://h/x", true),
    ])
  func notSent(_ line: String, _ isOn: Bool) throws {
    let prepared = try ask(line, isOn: isOn)
    #expect(prepared.request.headers.first("Authorization")?.revealed != "Basic YWRhOmNhbmFyeQ==")
    #expect(prepared.notes.isEmpty)
  }

  @Test("who asks for them by name is told that there are none")
  func none() throws {
    #expect(try ask("get http://other/x --netrc").notes == ["there is no credential for other in .netrc"])
  }

  @Test("a file that is not there ends no pasted curl line, as it does not end curl; any other line it does")
  func missing() throws {
    func prepared(_ line: String) throws -> PreparedRequest {
      try prepare(line, base: "http://h") {
        $0.netrc = { _, _, isOptional throws(LineProblem) in
          if isOptional { return nil }
          throw LineProblem("~/.netrc cannot be read", at: 0..<0)
        }
      }
    }
    for line in ["curl -n http://h/", "curl --netrc-file gone http://h/", "curl --netrc-optional http://h/"] {
      #expect(
        try prepared(line).notes.first?.hasPrefix("there is no credential for h in ") == true, "\(line)")
    }
    #expect(throws: LineProblem.self) { try prepared("get / --netrc") }
  }

  @Test("a request says what program asks, unless something else does or it is not to")
  func userAgent() throws {
    func agents(_ line: String) throws -> [String] {
      try prepare(line) { $0.userAgent = "apus/1" }.request.headers.values(of: "User-Agent")
    }
    #expect(try agents("get /x") == ["apus/1"])
    #expect(try agents("get /x User-Agent:other") == ["other"])
    #expect(try agents("get /x --user-agent other") == ["other"])
    #expect(try agents("get /x User-Agent:") == [])
    #expect(try agents("curl -A '' http://h/") == [])
    #expect(try prepare("get /x").request.headers["User-Agent"] == nil)
  }
}
