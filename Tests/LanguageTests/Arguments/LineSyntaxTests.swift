import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("A command's own options among its words", .paced)
struct LineSyntaxTests {
  private static let flag = CommandOption("--flag", "is a switch", also: ["-f"])
  private static let other = CommandOption("-l", "is another")
  private static let value = CommandOption("--value", "takes one", takes: Operand("N"))
  private static let optional = CommandOption("--may", "may take one", takes: Operand("M").optional)
  private static let several = CommandOption("--join", "takes three", takes: Operand("$N on KEY").upTo(3))

  private func taken(_ text: String) -> LineSyntax.Taken {
    let options = [Self.flag, Self.other, Self.value, Self.optional, Self.several]
    return LineSyntax.Taken(Words(text).words, of: LineSyntax([[]], options: options))
  }

  @Test("are taken wherever they stand, with their values, and the rest stays in order")
  func values() {
    let taken = taken("a --value -1 b --flag c")
    #expect(taken.rest.map(\.text) == ["a", "b", "c"] && taken.waiting == nil && !taken.isEmpty)
    #expect(taken[Self.value]?.value?.text == "-1" && taken[Self.flag] != nil && taken[Self.other] == nil)
    #expect(taken.ranges.filter { !$0.isEmpty }.count == 3)
  }

  @Test("take several values where they say so, as many as there are")
  func several() {
    let taken = taken("--join $2 on id . name")
    #expect(
      taken[Self.several]?.values.map(\.text) == ["$2", "on", "id"]
        && taken.rest.map(\.text) == [".", "name"])
    #expect(self.taken("--join $2")[Self.several]?.values.map(\.text) == ["$2"])
  }

  @Test("take a value behind = as behind a blank, where they take one")
  func joined() {
    let taken = taken("a --value='x > y' b")
    #expect(taken[Self.value]?.value?.text == "x > y" && taken.rest.map(\.text) == ["a", "b"])
    #expect(self.taken("--value=.a[0]")[Self.value]?.value?.kind == .path)
    #expect(self.taken("--value=")[Self.value]?.value?.text == "")
    for text in ["--flag=x", "--join=x", "--other=x", "value=x", "-f=x"] {
      #expect(self.taken(text).rest.map(\.text) == [text], "\(text)")
    }
    #expect(self.taken("--value=1 --value=2").rest.map(\.text) == ["--value=2"])
  }

  @Test("take no value where one may be left out, and nothing or another option follows")
  func optionalValue() {
    #expect(taken("--may x b")[Self.optional]?.value?.text == "x")
    #expect(taken("--may=-f")[Self.optional]?.value?.text == "-f")
    #expect(taken("--may --other")[Self.optional]?.value?.text == "--other")
    for text in ["a --may", "--may -f a", "--may --value 1 a", "--may --value=1 a"] {
      let taken = taken(text)
      #expect(taken[Self.optional] != nil && taken[Self.optional]?.value == nil, "\(text)")
      #expect(taken.waiting == nil && taken.rest.map(\.text) == ["a"], "\(text)")
    }
    #expect(taken("--value --may").rest.isEmpty && taken("--value --may")[Self.value]?.value?.text == "--may")
  }

  @Test("wait for a value that is missing, and are known once; letters of switches may be joined")
  func waiting() {
    #expect(taken("a --value").waiting?.name == "--value" && taken("--join").waiting?.name == "--join")
    #expect(taken("--flag --flag").rest.map(\.text) == ["--flag"])
    #expect(taken("-lf").rest.isEmpty && taken("-lx").rest.map(\.text) == ["-lx"])
  }
}
