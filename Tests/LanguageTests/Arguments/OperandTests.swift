import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("What can stand at one place of a command's line", .paced)
struct OperandTests {
  private static let style = Operand("STYLE", .words([.init("async", "waits"), .init("rx")]))
  private static let syntax = LineSyntax(
    [
      [.operand(Operand("FILE", .file).several)], [.word("off", "no more"), .word("=")],
      .unsaid(.word("option")), [.operand(style), .operand(.record)],
    ],
    options: [
      CommandOption("--style", "says how", takes: style),
      CommandOption("--quiet", "is not spoken of", isSaid: false),
    ])

  private func place(_ text: String) -> LinePlace { Self.syntax.place(after: Words(text).words) }

  @Test(
    "words that stand for themselves come first, then those that are known, and nothing of what nobody speaks of"
  )
  func choices() {
    #expect(place("").choices == [.init("off", "no more"), .init("async", "waits"), .init("rx")])
    #expect(place("").kinds == [.file])
    #expect(place("").options.map(\.name) == ["--style"])
  }

  @Test("behind an option that takes a value stands that value, and nothing else")
  func values() {
    let place = place("a --style")
    #expect(place.choices.map(\.text) == ["async", "rx"])
    #expect(place.kinds.isEmpty && place.options.isEmpty)
    #expect(self.place("--style rx").kinds == [.file], "a value of an option is no operand")
  }

  @Test("a list goes on, a value of several words does not, and a sign is not offered")
  func further() {
    #expect(place("a b c").kinds == [.file])
    #expect(place("a").kinds == [.file, .number])
    #expect(place("off").choices.isEmpty)
    let one = LineSyntax([[.operand(Operand("TEXT", .type).upTo(.max))]])
    #expect(one.place(after: []).kinds == [.type])
    #expect(one.place(after: Words("a").words).kinds.isEmpty)
    let line = LineSyntax([[.operand(Operand("LINE", .line))]])
    #expect(line.place(after: Words("get /x").words).kinds == [.line])
  }

  @Test("behind what fits no form nothing is offered")
  func nothing() {
    #expect(place("off x").kinds.isEmpty && place("off x").choices.isEmpty)
    #expect(LineSyntax([]).place(after: []).kinds.isEmpty)
  }
}
