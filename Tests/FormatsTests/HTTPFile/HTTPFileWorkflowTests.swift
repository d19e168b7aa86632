import ApusPacingTestSupport
import Testing

@testable import ApusFormats

@Suite("Words of a workflow", .paced)
struct HTTPFileWorkflowTests {
  @Test(
    "stand alone or with a value, in quotes or with a backslash",
    arguments: [
      ("a b", ["a", "b"], [:]), ("\"a b\" c=\"d e\"", ["a b"], ["c": "d e"]),
      ("a\\ b x=1\\ 2", ["a b"], ["x": "1 2"]),
      ("a= =b c='d'", ["=b"], ["a": "", "c": "d"]), ("", [], [:]), ("\"\"", [""], [:]),
      ("  a\tb=1  ", ["a"], ["b": "1"]),
    ] as [(String, [String], [String: String])])
  func words(_ text: String, _ bare: [String], _ options: [String: String]) {
    let words = HTTPFileWords(text)
    #expect(words.bare == bare && words.options == options, "\(words)")
  }

  @Test("without a name there is none")
  func nameless() {
    let file = HTTPFile("# @workflow\n# @step using=a\n###\nGET /x\n")
    #expect(file.workflows.isEmpty && file.ignored.map(\.line) == [1, 2])
  }
}
