import ApusClient
import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusLanguage

@Suite("Names that stand for values", .paced)
struct VariablesTests {
  private static let variables = Variables(["token": .secret(Secret("s3cret")), "id": .text("7")])

  private func problem(_ name: String, _ variables: Variables = Self.variables) throws -> LineProblem {
    try #require(throws: LineProblem.self) { try variables.value(of: name, at: 3..<9) }
  }

  @Test("a name that stands for nothing is refused where it stands, and the nearest is named")
  func undefined() throws {
    let near = try problem("tocken")
    #expect(near.code == .requestVariable)
    #expect(near.range == 3..<9)
    #expect(near.suggestion == "{{token}}")
    #expect(try problem("nothing-like-it").suggestion == "let nothing-like-it = 1")
  }

  @Test(
    "a name is of letters, digits, _ and -, and begins with no digit and no -",
    arguments: [
      ("a", true), ("_", true), ("a-1_B", true), ("", false), ("1a", false), ("-a", false), ("a b", false),
      ("a.b", false), ("名", false),
    ])
  func names(_ text: String, _ isName: Bool) { #expect(Variables.isName(text) == isName) }

  @Test("a path is looked up in what was answered, and refused where there is none")
  func paths() throws {
    #expect(Variables.isPath(".a") && Variables.isPath("$2.a") && !Variables.isPath("a"))
    #expect(try problem(".items[0]").message == "there is no response to take .items[0] from")
    var variables = Self.variables
    variables.lookUp = { path, _ in .text("found \(path)") }
    #expect(try variables.value(of: "$1.a", at: 0..<0).text == "found $1.a")
    #expect(try problem("nobody", variables).code == .requestVariable)
  }

  @Test("what stands for the secrets of a saved session is found, and gives way to a value of that name")
  func placeholders() throws {
    var variables = Self.variables
    variables.placeholders = ["secret:a": "x", "id": "y"]
    #expect(try variables.value(of: "secret:a", at: 0..<0).text == "x")
    #expect(try variables.value(of: "id", at: 0..<0).text == "7")
  }
}
