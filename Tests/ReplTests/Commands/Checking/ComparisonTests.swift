import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage
@testable import ApusRepl

@Suite("An operator and a value", .paced)
struct ComparisonTests {
  private static let value = Operand("OPERATOR VALUE").optional.upTo(2)

  private func comparison(_ text: String) throws -> Comparison? {
    let syntax = LineSyntax([[.operand(.path), .operand(Self.value)]])
    let line = try CommandLine(Words("expect .a \(text)", readsTail: false))
    return try Comparison(LineArguments(line, by: syntax), Self.value)
  }

  private func holds(_ left: String, _ text: String) throws -> Bool {
    let comparison = try #require(try comparison(text))
    return comparison.holds(try Document(left).root, try comparison.json(in: Answers(Session())))
  }

  @Test(
    "compares numbers as numbers and strings as strings",
    arguments: [
      ("1.0", "== 1", true), ("1", "= 1", true), ("10", "> 9", true), ("\"10\"", "> \"9\"", false),
      ("1", "!= 1", false),
      ("1", "!= 2", true), ("2", "<= 2", true), ("2", "< 2", false), ("2", ">= 3", false),
      ("\"b\"", "> a", true),
      ("\"ada\"", "== ada", true), ("\"a b\"", "== 'a b'", true), ("true", "== true", true),
      ("null", "== null", true),
      ("{\"a\": 1, \"b\": 2}", "== {\"b\": 2, \"a\": 1}", true), ("[1]", "== [1, 2]", false),
    ])
  func order(_ left: String, _ text: String, _ isTrue: Bool) throws {
    #expect(try holds(left, text) == isTrue)
  }

  @Test("holds between no two values of different kinds but for being unequal")
  func kinds() throws {
    for text in ["< 2", "> 0", "== \"1\"", "== '1'"] { #expect(try !holds("\"1x\"", text)) }
    #expect(try !holds("1", "== \"1\"") && holds("1", "!= \"1\""))
    #expect(try !holds("[1]", "> 0") && !holds("null", "<= 0"))
  }

  @Test("knows every operator between two values in order")
  func operators() throws {
    let expected: [Comparison.Operator: [Bool]] = [
      .equal: [false, true, false], .unequal: [true, false, true], .less: [true, false, false],
      .atMost: [true, true, false], .greater: [false, false, true], .atLeast: [false, true, true],
    ]
    for (sign, results) in expected {
      let comparison = try #require(try comparison("\(sign.rawValue) 2"))
      #expect([1, 2, 3].map { comparison.holds($0, 2) } == results, "\(sign)")
    }
    #expect(expected.count == Comparison.Operator.allCases.count)
  }

  @Test("is none where the line ends before it, and a mistake where half of it is missing or nobody knows it")
  func mistakes() throws {
    #expect(try comparison("") == nil)
    let missing = try #require(throws: LineProblem.self) { try comparison("==") }
    #expect(missing.message == "expected a value" && missing.range.lowerBound == 12)
    let unknown = try #require(throws: LineProblem.self) { try comparison("~ 1") }
    #expect(unknown.message == "expected one of == != < <= > >=, found ~" && unknown.range == 10..<11)
  }
}
