import JSON
import PacingTestSupport
import Testing

@Suite("The keys of a shape", .paced)
struct FieldTallyTests {
  private func shape(_ texts: String...) throws -> Shape {
    try Shape(of: texts.map { try Document($0).root })
  }

  @Test("a repeated key counts once, and each of its values counts for its shape")
  func repeatedKeys() throws {
    let shape = try shape(#"{"a":1,"\u0061":"x"}"#, "{}")
    #expect(shape.description == "{ a?: integer | string }")
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.seen) == [1])
  }

  @Test("keys that Swift's strings hold equal are different fields")
  func canonicalEquivalence() throws {
    guard case .object(let fields) = try shape(#"{"\u00e9":1,"e\u0301":2}"#).form else { throw Unexpected() }
    #expect(fields.count == 2)
  }

  @Test("objects of many keys in any order are told apart key by key")
  func manyKeys() throws {
    let names = (0..<40).map { "key\($0)" }
    func object(_ names: [String]) -> String {
      "{" + names.map { "\"\($0)\":1" }.joined(separator: ",") + "}"
    }
    let shape = try shape(object(names), object(names.reversed()), object(Array(names.dropFirst(5))))
    guard case .object(let fields) = shape.form else { throw Unexpected() }
    #expect(fields.map(\.name) == names)
    #expect(fields.map(\.isOptional) == (0..<40).map { $0 < 5 })
    #expect(fields.allSatisfy { $0.seen == ($0.isOptional ? 2 : 3) })
  }
}
