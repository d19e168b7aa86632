import ApusJSON
import Testing

@testable import ApusClient

@Suite("Secrets in a value")
struct NodeSecretsTests {
  @Test(
    "go by a name that need not be its own",
    arguments: [
      (#""x""#, "password", [#""x""#]), ("1234", "pin", ["1234"]), ("1234", "token", []),
      ("null", "password", []),
      (#"["x", "y"]"#, "passwords", [#""x""#, #""y""#]), (#""x""#, "id", []), (#"{"a": "x"}"#, "session", []),
    ])
  func called(_ text: String, _ name: String, _ expected: [String]) throws {
    #expect(try JSONDocument(text).root.secrets(called: name).map(\.value.text) == expected)
  }

  @Test("of an object are told by the names of its members, an ambiguous one beside what asks for a token")
  func members() throws {
    let asking = try JSONDocument(#"{"grant_type": "a", "code": "US", "password": "x", "id": 1}"#).root
    #expect(asking.secretMembers.map(\.name) == ["code", "password"])
    #expect(try JSONDocument(#"{"code": "US"}"#).root.secretMembers.isEmpty)
  }
}
