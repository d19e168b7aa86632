import ApusJSON
import ApusPacingTestSupport
import ApusRendering
import Testing

@testable import ApusSwiftSource

@Suite("Swift values of a shape", .paced)
struct SwiftValueShapeTests {
  /// The value as it would be with types after a shape, a line each: `label: Type = text`.
  private func lines(
    _ text: String, after seen: String? = nil, named name: String = "User"
  ) throws -> [String] {
    let shape = JSONShape(of: try JSONDocument(seen ?? text).root)
    return lines(try SwiftValue(JSONDocument(text).root, as: shape, named: name), "")
  }

  private func lines(_ value: SwiftValue, _ label: String) -> [String] {
    let own = "\(label): \(value.type)" + (value.text.map { " = \($0)" } ?? "")
    return [own] + value.members.flatMap { lines($0.value, label + "." + $0.label) }
  }

  @Test(
    "have the types that would be written, and numbers as they are spelled",
    arguments: [
      ("1", ": Int = 1"), ("-2.50", ": Double = -2.50"), ("true", ": Bool = true"),
      (#""x\n""#, #": String = "x\n""#),
      ("9223372036854775808", ": Int128 = 9223372036854775808"),
      (String(repeating: "9", count: 50), ": JSONValue = " + String(repeating: "9", count: 50)),
      ("null", ": JSONValue? = nil"), ("[]", ": [JSONValue] = []"), (#"{}"#, ": User"),
    ])
  func alone(_ text: String, _ line: String) throws {
    #expect(try lines(text) == [line])
  }

  @Test("objects have a member a field, labelled as a property is, and called after their key")
  func objects() throws {
    #expect(
      try lines(#"{"id":1,"created_at":"2024-01-31T12:30:00Z","owner_info":{"class":true}}"#) == [
        ": User", ".id: Int = 1", ".createdAt: Date = 2024-01-31 12:30:00 +0000", ".ownerInfo: OwnerInfo",
        ".ownerInfo.class: Bool = true",
      ])
  }

  @Test("elements of a list are called after what one of them is")
  func lists() throws {
    #expect(
      try lines(#"[{"labels":[{"a":1}]}]"#, named: "[User]") == [
        ": [User] = 1 element", ".[0]: User", ".[0].labels: [Label] = 1 element", ".[0].labels.[0]: Label",
        ".[0].labels.[0].a: Int = 1",
      ])
    #expect(try lines("[[1],[]]", named: "rows").first == ": [[Int]] = 2 elements")
  }

  @Test("what was missing or null somewhere is optional, and nothing where it is so here")
  func optionals() throws {
    let seen = #"[{"a":1,"b":null,"c":"x","d":{"e":1}},{"a":null,"b":null,"d":null}]"#
    #expect(
      try lines(seen, named: "[User]") == [
        ": [User] = 2 elements", ".[0]: User", ".[0].a: Int? = 1", ".[0].b: JSONValue? = nil",
        ".[0].c: String? = \"x\"", ".[0].d: D?", ".[0].d.e: Int = 1",
        ".[1]: User", ".[1].a: Int? = nil", ".[1].b: JSONValue? = nil", ".[1].c: String? = nil",
        ".[1].d: D? = nil",
      ])
  }

  @Test("an object whose keys are data is a dictionary, in the order of its keys")
  func maps() throws {
    let keys = (0..<8).reversed().map { #""file\#($0).txt":{"size":\#($0)}"# }.joined(separator: ",")
    let lines = try lines("{\(keys)}", named: "files")
    #expect(
      lines.prefix(3) == [
        ": [String: File] = 8 keys", #".["file0.txt"]: File"#, #".["file0.txt"].size: Int = 0"#,
      ])
    #expect(lines.count == 17)
  }

  @Test("a value of several kinds is any JSON, as it stands there")
  func unions() throws {
    #expect(
      try lines(#"{"a":[1,"x",{"b":[2]}]}"#) == [
        ": User", ".a: [JSONValue] = 3 elements", ".a.[0]: JSONValue = 1", #".a.[1]: JSONValue = "x""#,
        #".a.[2]: JSONValue = {"b":[2]}"#,
      ])
  }

  @Test("what no type of Swift holds is a failure with its place")
  func failing() throws {
    for (text, path) in [
      (#"{"a":[1.5,1e400]}"#, ".a[1]"), (#"{"at":"2024-02-31T12:30:00Z"}"#, ".at"),
    ] {
      let failure = #expect(throws: JSONDecodingError.self) { try lines(text) }
      #expect(failure?.path == path)
    }
  }
}
