@_spi(Secrets) import ApusClient
import ApusJSON
import Testing

@testable import ApusLanguage

@Suite("Values of a list")
struct VariableValueListTests {
  @Test("are its elements, as they are spelled; what is no list is one value")
  func elements() throws {
    let list = try #require(VariableValue.list(Array(JSONDocument(#"[1.10, "a", [2]]"#).root.children)))
    #expect(list.text == #"[1.10, "a", [2]]"#)
    #expect(list.elements.map(\.text) == ["1.10", "a", "[2]"])
    #expect(VariableValue.text("[1, 2]").elements.map(\.text) == ["[1, 2]"])
    #expect(VariableValue.secret(Secret("s")).elements.count == 1)
  }

  @Test("are as secret as a list whose name tells so")
  func secrets() throws {
    let list = VariableValue.json(try JSONDocument(#"["a", "b"]"#).root).named("tokens")
    guard case .typedSecret = list else { return #expect(Bool(false), "\(list)") }
    let elements = list.elements
    #expect(elements.map(\.text) == ["a", "b"])
    #expect(elements.allSatisfy { if case .typedSecret = $0 { true } else { false } })
  }

  @Test(
    "are no secrets where none of them is one by the list's name, or by that of one of them",
    arguments: [("users", #"["a"]"#), ("tokens", "[1, 2]"), ("tokens", "[]"), ("tokens", #"["true"]"#)])
  func plain(_ name: String, _ list: String) throws {
    guard case .json = VariableValue.json(try JSONDocument(list).root).named(name) else {
      return #expect(Bool(false), "\(name) = \(list)")
    }
  }

  @Test(
    "stand in a line where they mean the same there",
    arguments: [
      (VariableValue.text("a-1.x"), "get /a-1.x/a-1.x"), (.text("a b"), "get /{{n}}/{{n}}"),
      (.text(""), "get /{{n}}/{{n}}"), (.typedSecret(Secret("s")), "get /{{n}}/{{n}}"),
    ])
  func written(_ value: VariableValue, _ line: String) {
    #expect(value.written(into: "get /{{n}}/{{n}}", as: "n") == line)
  }
}
