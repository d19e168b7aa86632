import ApusJSON
import Testing

@testable import ApusClient

@Suite("Members that say what a value beside them is called")
struct NamingMembersTests {
  @Test(
    "say it by their text, and a pointer into JSON by its last name",
    arguments: [
      ("name", "password", "password"), ("KEY", "api_key", "api_key"), ("field", "city", nil),
      ("path", "/password", "password"), ("Path", "/user/password/0", "password"),
      ("path", "/tokens/-", "tokens"),
      ("path", "/credentials/value", "credentials"), ("path", "/a~1password", "a/password"),
      ("path", "/password/hint", nil), ("path", "/", nil), ("path", "", nil), ("path", "/0/value", nil),
    ] as [(String, String, String?)])
  func names(_ member: String, _ text: String, _ name: String?) {
    #expect(NamingMembers.secretName(said: text, by: member) == name)
  }

  @Test(
    "are asked together, and of several the one that names a secret counts",
    arguments: [
      (#"{"name": "a", "key": "b", "value": "x"}"#, "b"), (#"{"id": "7", "Label": "City"}"#, "City"),
      (#"{"key": "mine", "label": "Password"}"#, "Password"), (#"{"path": "/a/pin", "id": "7"}"#, "pin"),
      (#"{"id": 7, "field": "a"}"#, "a"), (#"{"value": "password"}"#, nil), ("{}", nil), ("[1]", nil),
    ] as [(String, String?)])
  func together(_ text: String, _ name: String?) throws {
    #expect(NamingMembers.name(among: try JSONDocument(text).root.members) == name)
  }

  @Test("are few, whatever the case of their names")
  func members() {
    #expect(NamingMembers.areNaming("Label") && !NamingMembers.areNaming("value"))
    #expect(NamingMembers.areNamed("Value") && !NamingMembers.areNamed("values"))
  }
}
