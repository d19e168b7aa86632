@_spi(Secrets) import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Testing

@testable import ApusFormats

@Suite("Files of .netrc", .paced)
struct NetrcTests {
  private func entry(_ text: String, _ host: String) throws -> String? {
    try Netrc(text).entry(for: host).map { "\($0.login):\($0.password.reveal())" }
  }

  @Test("a machine has a login and a password, on one line or several")
  func machines() throws {
    let text = """
      # mine
      machine a.test login ada password "with blank \\" quote"
      machine B.test
        login bob
        account x
        password #1x # not this
      macdef init
      machine no.test login x password y

      default login any password thing
      """
    #expect(try entry(text, "a.test") == "ada:with blank \" quote")
    #expect(try entry(text, "b.TEST") == "bob:#1x")
  }

  @Test("a file that is not there is nothing where it may be missing, and else a problem")
  func missing() throws {
    func entry(_ problem: FileProblem, isOptional: Bool) throws -> NetrcEntry? {
      var environment = Environment(variable: { _ in nil })
      environment.files = FileReader(contents: { _ in .failure(problem) }, problem: { _ in problem })
      return try NetrcFile(environment).entry(for: "h", at: 0..<0, isOptional: isOptional)
    }
    #expect(try entry(FileProblem(.missing), isOptional: true) == nil)
    #expect(throws: LineProblem.self) { try entry(FileProblem(.missing), isOptional: false) }
    #expect(throws: LineProblem.self) { try entry(FileProblem("it is a folder"), isOptional: true) }
  }

  @Test("the first entry counts, and a host that has none gets the default")
  func order() throws {
    let text =
      "machine a.test login one password 1 machine a.test login two password 2 default login d password 3"
    #expect(try entry(text, "a.test") == "one:1")
    #expect(try entry(text, "c.test") == "d:3")
    #expect(try entry("machine a.test login one password 1", "c.test") == nil)
    #expect(try entry("machine a.test", "a.test") == ":")
    #expect(try entry("", "a.test") == nil)
  }

  @Test("a macro's lines are nobody's entries")
  func macros() throws {
    #expect(try entry("macdef x\nmachine m login a password b\n\nmachine n login c password d", "m") == nil)
    #expect(try entry("macdef x\nmachine m login a password b\n\nmachine n login c password d", "n") == "c:d")
  }

  @Test(
    "what is no such file is told by its line, and nothing of it is quoted",
    arguments: [
      ("machine a login x\npass hush", 2), ("login hush", 1), ("machine", 1), ("machine a\n\npassword", 3),
      ("machine a password \"hush\n", 1), ("{\"hush\": 1}", 1),
    ])
  func bad(_ text: String, _ line: Int) throws {
    let problem = try #require(throws: Netrc.Problem.self) { try Netrc(text) }
    #expect(problem.line == line && !problem.reason.contains("hush"), "\(problem)")
  }
}
