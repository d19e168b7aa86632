import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("One way to write a command's line", .paced)
struct LineFormTests {
  private static let base = CommandOption("--base", "asks another server", takes: Operand("URL"))
  private static let live = CommandOption("--live", "asks again")
  private static let file = Operand("FILE", .file, "a file")

  @Test("usage shows its parts in order: what may be left out in brackets, what may be repeated with dots")
  func usage() {
    func text(_ form: LineForm) -> String { form.usage(of: "replay") }
    #expect(text([]) == "replay")
    #expect(
      text([.with(Self.live), .option(Self.base), .operand(Self.file.several)])
        == "replay --live [--base URL] FILE…")
    #expect(text([.operand(Self.file.several.optional)]) == "replay [FILE…]")
    #expect(text([.operand(.path.optional), .word("=")]) == "replay [PATH] =")
    #expect(text([.operand(Self.file.optional.shown(as: ".."))]) == "replay ..")
    #expect(text(LineForm("!!")) == "!!")
    #expect(text(LineForm(nil, [.operand(.record)], tail: "> FILE")) == "replay N > FILE")
  }

  @Test("an option has its part of a text, made of the same words")
  func sentences() {
    #expect(Self.base.sentence == "--base URL asks another server")
    #expect(Self.live.sentence == "--live asks again")
  }

  @Test("a form of which nothing speaks is in no usage, and its options count once")
  func unsaid() {
    let syntax = LineSyntax(
      [[.with(Self.live), .operand(Self.file)], [.option(Self.live)], .unsaid(.word("option"))],
      options: [Self.base, Self.live])
    #expect(syntax.usage(of: "a") == ["a --live FILE", "a [--live]"])
    #expect(syntax.options.map(\.name) == ["--live", "--base"])
  }
}
