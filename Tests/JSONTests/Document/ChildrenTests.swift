import ApusJSON
import ApusPacingTestSupport
import Testing

@Suite("Members by their names", .paced)
struct ChildrenTests {
  private func found(_ text: String, _ names: String...) throws -> [String] {
    try JSONDocument(text).members { names.contains($0) }.map {
      "\($0.member.name) \($0.member.value.text) \($0.object)"
    }
  }

  @Test("are those of all objects, in the order of the text, each with its object")
  func all() throws {
    let text = #"{"a":1,"b":{"a":[{"c":2},{"a":null}]},"a":{"a":{}},"c":[["a"]]}"#
    #expect(
      try found(text, "a") == [
        "a 1 0", #"a [{"c":2},{"a":null}] 11"#, "a null 25", #"a {"a":{}} 0"#, "a {} 42",
      ])
    #expect(try found(text, "c") == ["c 2 17", #"c [["a"]] 0"#])
    #expect(try found("[]", "a") == [] && found("1", "a") == [] && found(#"{"":1}"#, "") == [" 1 0"])
  }

  @Test("are found however they are spelled, also behind many that are alike")
  func spelling() throws {
    let many = (0..<2_000).map { #"{"ax":1,"bx":2,"ab":3,"key\#($0 % 300)":4}"# }
    let text = "[\(many.joined(separator: ","))," + #"{"\u0061b":7,"ba":8}]"#
    #expect(try found(text, "ba").map { $0.prefix(4) } == ["ba 8"])
    #expect(try JSONDocument(text).members { $0 == "ab" }.count == 2_001)
    var asked = 0
    _ = try JSONDocument(text).members { _ in
      asked += 1
      return false
    }
    #expect(asked < 8_000)
  }
}
