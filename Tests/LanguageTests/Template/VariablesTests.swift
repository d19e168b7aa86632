import APIClient
import JSON
import LanguageTestSupport
import PacingTestSupport
import Testing

@testable import Language

@Suite("Names that stand for values", .paced)
struct VariablesTests {
  @Test("a name that stands for nothing is refused, and the nearest is named")
  func undefined() throws {
    let near = try found("get /x a=={{tocken}}")
    #expect(near.problem.code == .requestVariable)
    #expect(near.place == "{{tocken}}")
    #expect(near.problem.suggestion == "{{token}}")
    #expect(try found("get {{nothing-like-it}}").problem.suggestion == "let nothing-like-it = 1")
  }

  private func adjust(_ context: inout RequestContext) throws {
    let root = try Document(#"{"id": 7, "s": "a\"b", "o": {"x": [1.0]}, "t": true, "path": "a/b?c"}"#).root
    context.variables = Variables(
      Dictionary(uniqueKeysWithValues: root.members.map { ($0.name, .json($0.value)) })
        .merging(
          [
            "text": .text("x y=z"), "empty": .text(""), "token": .secret(Secret("s3cret")),
            "bracket": .text("[q]"),
          ]
        ) { $1 })
  }

  private func found(_ line: String) throws -> (problem: LineProblem, place: String) {
    try problem(line) { context in try? adjust(&context) }
  }
}
