import ApusJSON
import ApusPacingTestSupport
import Testing

@testable import ApusClient

@Suite("Secrets inside of an array or an object", .paced)
struct SecretsWithinTests {
  private func found(_ text: String) throws -> [String] {
    try JSONDocument(text).secretMembers.map { "\($0.name) \($0.value.text)" }
  }

  @Test(
    "go by the name of what they are in",
    arguments: [
      (#"{"password": ["x"]}"#, [#"password "x""#]),
      (#"{"password": {"value": "x"}}"#, [#"password "x""#]),
      (#"{"password": [{"value": "x"}]}"#, [#"password "x""#]),
      (#"{"a": [{"credentials": {"value": "x", "raw": "y"}}]}"#, [#"credentials "x""#, #"credentials "y""#]),
      (#"{"token": {"raw": ["x", ["y"]]}}"#, [#"token "x""#, #"token "y""#]),
      (#"{"recovery_codes": ["ab-12", "cd-34"]}"#, [#"recovery_codes "ab-12""#, #"recovery_codes "cd-34""#]),
      (#"{"tokens": ["Vz8dkfj3KJdk38djKkQ", "the", "cat"]}"#, [#"tokens "Vz8dkfj3KJdk38djKkQ""#]),
      (#"{"password": [1234, true, null]}"#, ["password 1234"]),
      (#"{"password": {"value": 1234}}"#, ["password 1234"]),
      (#"{"secret": {"key": "x"}}"#, [#"secret "x""#]),
      (#"{"csrf": ["x"], "pass": ["y"]}"#, [#"csrf "x""#, #"pass "y""#]),
      (#"{"pin": ["x", 1234, true]}"#, [#"pin "x""#, "pin 1234"]),
      (#"{"session_id": ["x"]}"#, [#"session_id "x""#]),
      (#"{"Authorization": ["Bearer x"]}"#, [#"Authorization "Bearer x""#]),
      (
        #"{"Authorization": ["Digest username=\"a\", nonce=\"b\""]}"#,
        [#"Authorization "Digest username=\"a\", nonce=\"b\"""#]
      ),
      (#"{"Set-Cookie": ["sid=x; Path=/"]}"#, [#"Set-Cookie "sid=x; Path=/""#]),
      (#"{"otp": {"code": "x", "type": "totp"}}"#, [#"otp "x""#]),
      (#"{"device_code": {"v": "x", "expires_in": 5}}"#, [#"device_code "x""#]),
      (#"{"apikey": [{"key": "value", "value": "x"}]}"#, [#"apikey "x""#]),
      (#"{"signature": {"value": "x", "made_by": "y"}}"#, [#"signature "x""#]),
      (#"{"session": {"Value": "x", "theme": "dark"}}"#, [#"session "x""#]),
    ])
  func values(_ text: String, _ values: [String]) throws {
    #expect(try found(text) == values)
  }

  @Test("that have a name of their own go by that, once")
  func own() throws {
    #expect(
      try found(#"{"credentials": {"user": "a", "password": "x", "token": {"value": "y"}}}"#)
        == [#"password "x""#, #"token "y""#])
  }

  @Test(
    "are not what tells something of one, nor what lies further in",
    arguments: [
      #"{"token": {"type": "bearer", "expires_in": 3600, "scope": "read", "id": "a1"}}"#,
      #"{"session": {"id": "x", "user": {"name": "a"}}}"#, #"{"password": ["is too short"]}"#,
      #"{"credentials": ["Authorization"]}"#,
      #"{"password": {"type": "string", "format": "password", "minLength": 8, "description": "a b"}}"#,
      #"{"/oauth/token": {"post": {"operationId": "createToken", "tags": ["auth"]}}}"#,
      #"{"password_policy": {"charset": "alnum"}}"#, #"{"secret_scanning": {"status": "enabled"}}"#,
      #"{"tokens": {"input": 10, "output": 12}}"#, #"{"password_rules": ["x"]}"#,
      #"{"Authorization": ["Bearer token is missing"]}"#, #"{"session": [{"theme": "dark"}, 12345678]}"#,
      #"{"cookies": ["a"], "token_types": ["bearer"], "session_url": ["/x"]}"#,
      #"{"pass": ["too short; again"]}"#, #"{"token": {"a": 1, "b": true}}"#,
    ])
  func none(_ text: String) throws {
    #expect(try found(text) == [])
  }

  @Test("are told by a member that names another, too")
  func pairs() throws {
    #expect(try found(#"[{"name": "password", "value": "x"}, {"key": "API_KEY", "value": "y"}]"#).count == 2)
    #expect(try found(#"[{"name": "city", "value": "x"}, {"value": "y"}, {"name": "password"}]"#) == [])
  }

  @Test("are seen in a single object as well")
  func single() throws {
    let root = try JSONDocument(#"{"password": {"value": "x"}, "a": {"token": "y"}}"#).root
    #expect(root.secretMembers.map(\.name) == ["password"])
    #expect(root.secrets(within: "user").isEmpty)
  }
}
