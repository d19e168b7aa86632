import ApusLanguageTestSupport
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Files that the body of an answer goes into", .paced)
struct RequestPreparationFilesTests {
  private func showing(_ line: String) throws -> PreparedRequest.ShowOptions { try prepare(line).showing }

  @Test(
    "curl's -O calls it what the URL ends with, in the folder of --output-dir, and its first name counts",
    arguments: [
      ("curl -O http://h/a/b.txt?c=d", "b.txt"), ("curl -sSLO http://h/a%20b", "a%20b"),
      ("curl --remote-name-all http://h/~", "./~"), ("curl -O --output-dir d http://h/a", "d/a"),
      ("curl -o x --output-dir d http://h/a", "d/x"), ("curl -o x -O http://h/a", "x"),
      ("curl -O -o x http://h/a", "a"), ("curl --no-remote-name http://h/a", nil),
      ("curl -J http://h/a", nil), ("curl -o - http://h/a", nil), ("http h -o x", "x"),
      ("get /x -o x -o y", "y"),
      ("get /x -o x --no-output", nil),
    ] as [(String, String?)])
  func named(_ line: String, _ file: String?) throws {
    let showing = try showing(line)
    #expect(showing.output == file && !showing.downloads && !showing.continues)
  }

  @Test("with -J the server names it", arguments: ["-OJ", "-J -O", "--remote-name --remote-header-name"])
  func byServer(_ options: String) throws {
    let showing = try showing("curl \(options) --output-dir d http://h/a")
    #expect(showing.downloads && showing.output == nil && showing.folder == "d")
  }

  @Test("a pasted line goes on with the file itself, and --continue of our own with what came here")
  func continued() throws {
    for line in [
      "curl -C - -O http://h/a", "curl -OC- http://h/a", "curl --continue-at - -o a http://h/a",
      "http -dco a h/a",
    ] {
      let showing = try showing(line)
      #expect(showing.continues && showing.continuesFile && showing.output?.hasSuffix("a") == true, "\(line)")
    }
    let own = try showing("get /a -o a --continue")
    #expect(own.continues && !own.continuesFile)
  }

  @Test(
    "what has no name, and what goes on from elsewhere, is refused where it stands",
    arguments: [
      ("curl -O http://h/", "-O", "curl -o FILE http://h/"),
      ("curl -O http://h", "-O", "curl -o FILE http://h"),
      ("curl -C - http://h/a", "-C -", "curl -O -C - http://h/a"),
      ("curl -C 5 -O http://h/a", "5", "curl -C - -O http://h/a"),
      ("get /a --continue", "--continue", "get /a --continue --download"),
    ])
  func refused(_ line: String, _ place: String, _ instead: String) throws {
    let found = try problem(line)
    #expect(found.place == place && found.problem.suggestedLine(for: line) == instead, "\(found)")
  }
}
