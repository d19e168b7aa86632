import ApusSystem
import Testing

@Suite("What is known of a terminal")
struct TerminalTraitsTests {
  private func traits(_ variables: [String: String]) -> TerminalTraits {
    TerminalTraits(isTerminal: true, size: .standard) { variables[$0] }
  }

  @Test(
    "lines are drawn in ASCII where the environment names C, or a charset other than UTF-8",
    arguments: [
      ([:], false), (["LANG": "en_US.UTF-8"], false), (["LANG": "ja_JP.utf8"], false),
      (["LANG": "en_US"], false),
      (["LC_ALL": "C.UTF-8", "LANG": "C"], false), (["LC_ALL": "", "LANG": "en_US.UTF-8"], false),
      (["LANG": "C"], true), (["LANG": "POSIX"], true), (["LC_ALL": "C", "LANG": "en_US.UTF-8"], true),
      (["LC_CTYPE": "C", "LANG": "en_US.UTF-8"], true), (["LANG": "ja_JP.eucJP"], true),
      (["LANG": "de_DE.ISO-8859-15@euro"], true), (["LANG": "de_DE.UTF-8@euro"], false),
      (["LC_CTYPE": "UTF-8"], false), (["LC_MESSAGES": "C"], false),
    ] as [([String: String], Bool)])
  func charset(_ variables: [String: String], _ isASCII: Bool) {
    #expect(traits(variables).isASCII == isASCII, "\(variables)")
  }

  @Test("a terminal of no name obeys nothing, and NO_COLOR is set when something is in it")
  func obeys() {
    #expect(traits([:]).isDumb && traits(["TERM": ""]).isDumb && traits(["TERM": "dumb"]).isDumb)
    #expect(!traits(["TERM": "xterm"]).isDumb)
    #expect(traits(["NO_COLOR": "1"]).refusesColour && !traits(["NO_COLOR": ""]).refusesColour)
  }
}
