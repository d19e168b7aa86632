import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("The forms that a line's words fit", .paced)
struct FormMatchTests {
  private static let name = Operand("NAME")
  private static let column = Operand("COLUMN").several.optional

  private func match(_ text: String, _ forms: [LineForm]) -> FormMatch {
    FormMatch(Words(text).words, forms: forms)
  }

  private func taken(_ text: String, _ forms: [LineForm]) -> [String: [String]]? {
    let match = match(text, forms)
    return match.rest.isEmpty ? match.meant?.taken.mapValues { match.words[$0].map(\.text) } : nil
  }

  @Test("a word that stands for itself goes before a value")
  func literals() {
    let forms: [LineForm] = [[.operand(Self.name)], [.word("off")]]
    #expect(taken("off", forms) == [:])
    #expect(match("off", forms).meant?.subword == "off")
    #expect(taken("on", forms) == ["NAME": ["on"]])
  }

  @Test("what is no path is left to what stands behind a path, and taken for one where nothing does")
  func paths() {
    let table: LineForm = [.operand(.path.optional), .operand(Self.column)]
    #expect(taken(".a b c", [table]) == ["PATH": [".a"], "COLUMN": ["b", "c"]])
    #expect(taken("b c", [table]) == ["COLUMN": ["b", "c"]])
    #expect(taken("b", [[.operand(.path.optional)]]) == ["PATH": ["b"]])
    let either: [LineForm] = [[.operand(.path)], [.word("status")]]
    #expect(match("b", either).rest.count == 1)
    #expect(match("b", either).expected == ["status", "a path"])
  }

  @Test("forms part where their words do, and the first that is whole is meant")
  func forms() {
    let forms: [LineForm] = [
      [.operand(Self.name), .word("="), .operand(.path)], [.operand(Self.name)],
      [.operand(Self.name), .operand(.record)],
    ]
    #expect(match("a", forms).meant?.missing == nil)
    #expect(match("a =", forms).meant?.missing?.expected == "a path")
    #expect(taken("a = .b", forms) == ["NAME": ["a"], "PATH": [".b"]])
    #expect(taken("a 1", forms) == ["NAME": ["a"], "N": ["1"]])
    #expect(match("a 1 2", forms).rest.map(\.text) == ["2"])
  }

  @Test("a value of several words takes so many and no more")
  func upTo() {
    let pair = Operand("PAIR").upTo(2)
    #expect(taken("a b", [[.operand(pair)]]) == ["PAIR": ["a", "b"]])
    #expect(match("a b c", [[.operand(pair)]]).rest.map(\.text) == ["c"])
    #expect(match("a b c", [[.operand(pair)]]).expected.isEmpty)
  }

  @Test("a line of very many words is matched as it goes")
  func many() {
    let words = Array(repeating: Word(typed: "a"), count: 100_000)
    let match = FormMatch(words, forms: [[.operand(Self.name)], [.operand(Operand("TEXT").upTo(.max))]])
    #expect(match.rest.isEmpty && match.meant?.taken["TEXT"] == 0..<100_000)
  }

  @Test("no forms take no words")
  func none() {
    #expect(match("a", []).rest.count == 1)
    #expect(match("", []).meant == nil)
    #expect(match("", [[]]).meant?.missing == nil)
  }
}
