import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusEndpoints
@testable import ApusLanguage

@Suite("What words name as a type", .paced)
struct WantedTypeTests {
  @Test(
    "a type of the program's is found whatever its case, and a list of it in brackets",
    arguments: [
      ("GitHub.User", "GitHub.User"), ("github.user", "GitHub.User"), ("[GitHub.User]", "[GitHub.User]"),
      ("[github.USER]", "[GitHub.User]"),
    ])
  func knownTypes(text: String, name: String) throws {
    let type = try WantedType(text, at: 0..<text.utf8.count, among: [:])
    #expect(type.name == name)
    guard case .known = type else {
      Issue.record("\(type) is none of the program's types")
      return
    }
  }

  @Test("a shape is written out, or goes by the name that it was given")
  func shapes() throws {
    let written = try WantedType("{ id: integer }", at: 0..<15, among: [:])
    guard case .shape(let shape, "{ id: integer }") = written else {
      Issue.record("\(written)")
      return
    }
    let named = try WantedType("Fruit", at: 0..<5, among: ["Fruit": shape])
    #expect(named.name == "Fruit")
  }

  @Test(
    "what is neither is refused, with what was meant",
    arguments: [("GitHub.Usr", "as GitHub.User"), ("Knids", "as Kinds"), ("zzzzzzzz", "as")])
  func unknown(text: String, advice: String) throws {
    let kinds = try JSONShape(notation: "integer") { _ in nil }
    let problem = #expect(throws: LineProblem.self) {
      try WantedType(text, at: 3..<9, among: ["Kinds": kinds])
    }
    #expect(problem?.message == "there is no type and no shape named \(text)")
    #expect(problem?.range == 3..<9)
    #expect(problem?.suggestion == advice)
  }

  @Test("a shape that is written wrong points at the place")
  func brokenShape() {
    let problem = #expect(throws: LineProblem.self) {
      try WantedType("{ id integer }", at: 5..<19, among: [:])
    }
    #expect(problem?.range == 10..<11)
    #expect(problem?.suggestion == "help shape")
  }

  @Test("the names there are: the program's types first, then the shapes by name")
  func names() throws {
    let shape = try JSONShape(notation: "string") { _ in nil }
    let names = WantedType.names(with: ["b": shape, "a": shape])
    #expect(names.suffix(2) == ["a", "b"])
    #expect(names.first?.contains(".") == true)
  }
}
