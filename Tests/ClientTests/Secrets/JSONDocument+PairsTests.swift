import ApusJSON
import Testing

@testable import ApusClient

@Suite("Secrets that something else in a text in JSON names")
struct JSONDocumentPairsTests {
  private func found(_ text: String) throws -> [String] {
    try JSONDocument(text).secretMembers.map { "\($0.name) \($0.value.text)" }
  }

  @Test(
    "are named by a neighbour, by what stands before them, or by what a variable is given to",
    arguments: [
      (#"{"name": "Authorization", "value": "x"}"#, #"Authorization "x""#),
      (#"{"headers": [["Authorization", "x"], ["Accept", "y"]]}"#, #"Authorization "x""#),
      (#"[ "password" , "x" ]"#, #"password "x""#),
      (#"[{"op": "replace", "path": "/user/password", "value": "x"}]"#, #"password "x""#),
      (#"[{"op": "add", "path": "/user/pin", "value": 1234}]"#, "pin 1234"),
      (#"[{"op": "add", "path": "/credentials", "value": {"raw": "x"}}]"#, #"credentials "x""#),
      (#"{"Name": "password", "Value": "x"}"#, #"password "x""#),
      (#"{"fields": [{"val": "x", "id": 1, "field": "password"}]}"#, #"password "x""#),
      (#"{"query": "{a(password: $p)}", "variables": {"p": "x", "q": "y"}}"#, #"password "x""#),
      (#"{"query": "{a(i: {password: $p})}", "variables": {"p": "x"}}"#, #"password "x""#),
      (
        #"{"query": "{a(tokens: $p)}", "variables": {"p": ["Vz8dkfj3KJdk38djKkQ"]}}"#,
        #"tokens "Vz8dkfj3KJdk38djKkQ""#
      ),
      (#"{"query": "{a(password: [$p])}", "variables": {"p": "x"}}"#, #"password "x""#),
    ])
  func named(_ text: String, _ expected: String) throws {
    #expect(try found(text) == [expected])
  }

  @Test(
    "are none where nothing is named, or no value is there",
    arguments: [
      #"["password", "x", "y"]"#, #"["password", 1]"#, #"["password"]"#, #"["token_type", "x"]"#,
      #"["a", "token"]"#, #"{"label": "Access token", "value": "access_token"}"#,
      #"[{"op": "replace", "path": "/password/hint", "value": "x"}]"#, #"{"path": "/password", "to": "x"}"#,
      #"{"query": "{a(id: $p)}", "variables": {"p": "x"}}"#, #"{"variables": {"p": "x"}}"#,
      #"{"query": "{a(password: $p)}", "other": {"variables": {"p": "x"}}}"#,
      #"{"query": "query($password: String) {a(id: $p) $: }", "variables": {"p": "x"}}"#, "[]",
    ])
  func others(_ text: String) throws {
    #expect(try found(text).isEmpty)
  }
}
