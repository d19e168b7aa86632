import ApusEncodings
import Foundation
import Testing

@Suite("Words for a shell")
struct ShellQuotingTests {
  @Test("plain words stay, others are quoted")
  func words() {
    #expect(ShellQuoting.word("a-b_c.d/e:f=g@h%i+j,k") == "a-b_c.d/e:f=g@h%i+j,k")
    #expect(ShellQuoting.word("") == "''")
    #expect(ShellQuoting.word("it's") == #"'it'\''s'"#)
    #expect(ShellQuoting.word("~") == "'~'")
    #expect(ShellQuoting.word("りんご") == "'りんご'")
  }

  @Test("a shell reads each as the one word it was")
  func shell() throws {
    let words = [
      "", " ", "'", "''", "\"", "\\", "$HOME", "`id`", "$(id)", "!", "a\nb", "*", "?", "[a]", "{a,b}", "~",
      "#", "&&",
      ";", "|", ">", "<", "(", ")", "-n", "りんご", "é", "a\tb", "\u{7f}", "%s", "\\n",
    ]
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = [
      "-c", "printf '%s\\0' " + words.map { ShellQuoting.word($0) }.joined(separator: " "),
    ]
    process.standardOutput = output
    try process.run()
    let read = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(read == Data(words.map { $0 + "\0" }.joined().utf8))
  }

  @Test(
    "a quote ends no quotes, whatever stands behind it",
    arguments: ["\u{301}", "\u{200d}👩", "\u{fe0f}", "\u{20dd}"])
  func marks(_ mark: String) {
    let expected = "'a'" + #"\'"# + "'\(mark); b'"
    #expect(Array(ShellQuoting.quoted("a'\(mark); b").utf8) == Array(expected.utf8))
  }
}
