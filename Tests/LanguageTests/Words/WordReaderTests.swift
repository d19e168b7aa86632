import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What stands behind the words of a line", .paced)
struct WordReaderTests {
  @Test("what follows a bar is the shell's, and what follows an arrow is a file")
  func tails() throws {
    #expect(Words("get /x | jq '.a | .b' # c").tail == .pipe(command: "jq '.a | .b' # c", range: 7..<25))
    #expect(Words("get /x |jq .").tail == .pipe(command: "jq .", range: 7..<12))
    guard case .file(let file, let appends, let range)? = Words("get /x >> 'my file' # c").tail else {
      Issue.record("no tail")
      return
    }
    #expect(file.plain == "my file")
    #expect(appends)
    #expect(range == 7..<19)
    #expect(Words("post /x {\"a\":1}| jq .").tail != nil)
    #expect(Words("a='x | y' b=\">\"").tail == nil)
    #expect(Words(".a[?@.b > 1 || @.c]").tail == nil)
    #expect(Words(".a[?@.b > 1] > f").tail != nil)
    #expect(Words("expect .a > 1", readsTail: false).words.map(\.text) == ["expect", ".a", ">", "1"])
  }

  @Test(
    "a tail that lacks something says what",
    arguments: [
      ("get /x |", "expected a shell command after `|`"), ("get /x >", "expected a file name after `>`"),
      ("get /x >> ''", "expected a file name after `>>`"),
      ("get /x > a b", "nothing may follow the file that the body goes to"),
    ])
  func badTails(_ line: String, _ message: String) throws {
    #expect(Words(line).problems.first?.message == message)
  }
}
