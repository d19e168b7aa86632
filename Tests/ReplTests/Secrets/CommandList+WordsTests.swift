import ApusLanguage
import ApusLanguageTestSupport
import Testing

@testable import ApusExplorer
@testable import ApusRepl

@Suite("What commands tell of the secrets in lines")
struct CommandListWordsTests {
  @Test("every command takes a credential, anything, or names of what is looked at")
  func uses() {
    let words = CommandList.all.words
    for name in CommandList.all.names where CommandWords.ofProgram.use(name) != nil {
      #expect(words.use(name) == CommandWords.ofProgram.use(name), "\(name)")
    }
    #expect(words.use("github") == .anything)
    #expect(words.use("GET") == .anything)
    #expect(words.use("nope") == nil)
    #expect(words.options == CommandWords.ofProgram.options)
  }

  @Test(
    "the words of an endpoint's name are no secrets, and what follows them may be one",
    arguments: [
      ("qiita token delete abcdefgh1234", "qiita token delete •••"),
      ("preview qiita team-token delete abcdefgh1234", "preview qiita team-token delete •••"),
      ("qiita token abcdefgh1234", "qiita token •••"),
    ])
  func endpoints(_ line: String, _ shown: String) {
    #expect(MaskedLine(line).text == shown)
  }

  @Test("the words that the tests of lines are read with are all of the program's but its services'")
  func known() {
    let unknown = CommandList.all.commands.filter { CommandWords.ofProgram.use($0.name) == nil }
    #expect(unknown.allSatisfy { $0.spec.section == .typed }, "\(unknown.map(\.name))")
  }
}
