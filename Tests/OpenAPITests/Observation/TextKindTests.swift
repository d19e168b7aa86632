import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusOpenAPI

@Suite("What a text is as a value", .paced)
struct TextKindTests {
  @Test(
    "is the kind that all of them can spell",
    arguments: [
      (["1", "20"], "integer"), (["0"], "integer"), (["007"], "string"), (["1", "a"], "string"),
      (["-3"], "integer"),
      (["1.5", "2"], "number"), (["true", "false"], "boolean"), ([""], "string"), ([], "string"),
      (["+1"], "string"),
    ])
  func texts(_ values: [String], _ kind: String) {
    #expect(TextKind.schema(of: values)["type"] == .string(kind))
  }

  @Test("is written as what it is")
  func values() {
    #expect(TextKind.value("1.50", as: ["type": "number"]).text == "1.50")
    #expect(
      TextKind.value("true", as: ["type": "boolean"]) == true
        && TextKind.value("1", as: ["type": "string"]) == "1")
  }
}
