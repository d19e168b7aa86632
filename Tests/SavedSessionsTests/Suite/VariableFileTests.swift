import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions
@testable import ApusSurroundings

@Suite("A file of values", .paced)
struct VariableFileTests {
  private func values(_ text: String) throws -> [String: String] {
    try VariableFile.values(in: Array(text.utf8), of: "v")
  }

  private func rows(_ text: String) throws -> [DataRow] {
    try VariableFile.rows(in: Array(text.utf8), of: "v")
  }

  @Test("has a name and a value a line, or is an object")
  func values() throws {
    #expect(
      try values("# a\nuid=1\r\nexport name = \"Ada L\"\n\nempty=\nurl=a=b\n")
        == ["uid": "1", "name": "Ada L", "empty": "", "url": "a=b"])
    #expect(
      try values(" {\"uid\": 1, \"name\": \"Ada\", \"on\": true}")
        == ["uid": "1", "name": "Ada", "on": "true"])
    #expect(try values("").isEmpty)
  }

  @Test("may be a table, a list or JSON a line, with a row for each run")
  func rowsOfAll() throws {
    let expected = [["uid": "1", "name": "Ada, L"], ["uid": "2", "name": "日本"]]
    for text in [
      "\u{feff}uid,name\r\n1,\"Ada, L\"\r\n2,日本\r\n", "uid;name\n1;Ada, L\n2;日本",
      #"[{"uid": 1, "name": "Ada, L"}, {"uid": 2, "name": "日本"}]"#,
      "{\"uid\": 1, \"name\": \"Ada, L\"}\n\n{\"uid\": 2, \"name\": \"日本\"}\n",
    ] {
      #expect(try rows(text).map(\.values) == expected, "\(text)")
    }
    #expect(try rows("uid,pin\n1,4711").map(\.name) == ["v, row 1 (pin=•••, uid=1)"])
    let token = "ghp_" + String(repeating: "aB3", count: 12)
    #expect(try rows("uid,tok\n1,\(token)").map(\.name) == ["v, row 1 (tok=•••, uid=1)"])
    #expect(try rows("a\n\(String(repeating: "x", count: 30))").first?.name.contains("x…)") == true)
  }

  @Test(
    "is refused with its place where it is none",
    arguments: [
      ("uid\n", "v:1: expected NAME=VALUE"), ("a=1\n2x=1", "v:2: `2x` is no name"),
      ("{\"a\": }", "v:1: expected"), ("{\"a b\": 1}", "v:1: `a b` is no name"),
    ])
  func wrongValues(_ text: String, _ message: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try self.values(text) }
    #expect(failure.message.hasPrefix(message), "\(failure.message)")
  }

  @Test(
    "has no rows that are not whole",
    arguments: [
      ("", "v: expected a line with names"), ("a,b\n", "v: expected a line with names"),
      ("a,b\n1\n", "v, row 1: expected 2 fields, found 1"), ("a,\"b\n1,2\n", "v:1: a quote"),
      ("a,b,a\n1,2,3\n", "v:1: two columns are called a"),
      ("a b\n1", "v:1: `a b`"), ("[1]", "v[0]: expected an object"), ("{\"a\": 1}\nx\n", "v:2: expected"),
    ])
  func wrongRows(_ text: String, _ message: String) throws {
    let failure = try #require(throws: CommandFailure.self) { try self.rows(text) }
    #expect(failure.message.hasPrefix(message), "\(failure.message)")
  }
}
