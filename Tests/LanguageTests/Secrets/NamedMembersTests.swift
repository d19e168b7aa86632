import Testing

@testable import ApusLanguage

@Suite("Secrets whose names stand beside them")
struct NamedMembersTests {
  private func found(_ text: String) -> [String] {
    let bytes = Array(text.utf8)
    return NamedMembers(bytes).secrets.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(
    "are found in objects and in arrays, whole or not",
    arguments: [
      (#"{"name": "password", "value": "x"}"#, ["x"]), (#"{"value": "x", "key": "token""#, ["x"]),
      (#"[{"op": "add", "path": "/user/password", "value": "x"}]"#, ["x"]),
      (#"{"Label": "Token", "Val": "x"}"#, ["x"]),
      (#"[["Authorization", "x"], [ "Cookie" ,"y" ]]"#, ["x", "y"]),
      (#"{"payload":"{\"name\":\"password\",\"value\":\"x y\"}"}"#, ["x y"]),
      (#"{"a":"[\"password\",\"x\"]","b":"{\"value\":\"y\", \"key\": \"pin"}"#, ["x", "y"]),
      (#"{"a":"{\"b\":\"{\\\"key\\\":\\\"token\\\",\\\"value\\\":\\\"x\\\"}\"}"}"#, ["x"]),
      (#"-d "{\"name\": \"password\", \"value\": \"x\"}""#, ["x"]),
    ])
  func secrets(_ text: String, _ expected: [String]) {
    #expect(found(text) == expected)
  }

  @Test(
    "are none where the name is no secret's, or something else follows",
    arguments: [
      #"{"name": "city", "value": "x"}"#, #"{"path": "/password/hint", "value": "x"}"#,
      #"{"name": "password"},{"value": "x"}"#, #"["password", "x", "y"]"#,
      #"["password", x]"#, #"["password""#, #"["password", "{{x}}"]"#, #"["password", "x"#, "[", "",
      #"{"a":"{\"name\":\"city\",\"value\":\"x\"}"}"#,
      #"{"a":"{\"name\":\"password\",\"value\":\"{{x}}\"}"}"#,
      #""{\"name\":\"password\"}","{\"value\":\"x\"}""#, #""\n\u0041""#, #""\"#,
    ])
  func others(_ text: String) {
    #expect(found(text).isEmpty)
  }
}
