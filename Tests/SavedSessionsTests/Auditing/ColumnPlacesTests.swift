import ApusClient
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("Secrets in rows under the names of their columns", .paced)
struct ColumnPlacesTests {
  private func values(_ text: String, _ read: ([UInt8]) -> [String]) -> [String] { read(Array(text.utf8)) }

  private static func bodies(_ bytes: [UInt8]) -> [String] {
    ColumnPlaces.ofBodies(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private static func tables(_ bytes: [UInt8]) -> [String] {
    ColumnPlaces.ofTables(in: bytes).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  @Test(
    "are found in a body that is nothing but rows, up to an empty line",
    arguments: [
      ("POST h\n\nuser,password\nada,x1\nbob,\"y,2\"\n\nc,z3\n", ["x1", "y,2"]),
      ("user,password\nada,x1", ["x1"]), ("a,token,b\r\n1,x1,2\r\n", ["x1"]),
    ])
  func bodies(_ text: String, _ expected: [String]) {
    #expect(values(text, Self.bodies) == expected)
  }

  @Test(
    "are none in prose, under other names, and where a variable is named",
    arguments: [
      "", "\n\n", "user, password\nboth, needed\n", "user,name\nada,x1\n", "password\nx1\n",
      "POST h\nuser,password\nada,x1\n", "user,password\nada,{{password}}\n",
    ])
  func otherBodies(_ text: String) {
    #expect(values(text, Self.bodies) == [])
  }

  @Test(
    "are found in a table that a session shows",
    arguments: [
      ("$ table\nname  password\nada   canary12\nbob   canary34\n\n", ["canary12", "canary34"]),
      ("   user  password  token\n0  ada   \"x y\"     canary12\n", ["x y", "canary12"]),
      ("token             name\nq8Zt4LmWx2RvN6bK  ada\n", ["q8Zt4LmWx2RvN6bK"]),
    ])
  func tables(_ text: String, _ expected: [String]) {
    #expect(values(text, Self.tables) == expected)
  }

  @Test(
    "are none in a list of names, in another step, and where a placeholder stands",
    arguments: [
      "", "token  string\nuser   string\nsha256  string\n", "name  password\n\nada   canary12\n",
      "name  password\n$ get /x\nada   canary12\n", "name  password\nada   \"{{secret:password}}\"\n",
      "name  token_type\nada   bearer12\n", "name  password\nada   true\n",
    ])
  func otherTables(_ text: String) {
    #expect(values(text, Self.tables) == [])
  }
}
