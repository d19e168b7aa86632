@_spi(Secrets) import ApusClient
import ApusLanguage
import ApusPacingTestSupport
import Testing

@testable import ApusSavedSessions

@Suite("The values that sessions are replayed with", .paced)
struct GivenVariablesTests {
  private func document(_ commands: String...) -> SessionDocument {
    SessionDocument(parts: [.block(ConsoleBlock(steps: commands.map { Step(command: $0) }))])
  }

  @Test("are those that were given, and of the others those that a line names and that are no secrets")
  func values() {
    let outside: [String: VariableValue] = [
      "uid": .text("1"), "other": .text("2"), "token": .typedSecret(Secret("x", name: "token")),
    ]
    let variables = SessionReplay.Given(outside: outside, given: ["mine": "3"])
    let values = variables.values(for: document("get /users/{{uid}}?t={{ token }}", "get /{{mine}}"))
    #expect(values.mapValues(\.text) == ["uid": "1", "mine": "3"])
    #expect(variables.adding(["uid": "9"]).values(for: document("get /{{uid}}"))["uid"]?.text == "9")
  }

  @Test("are secrets where their names say so")
  func secrets() {
    let given = SessionReplay.Given(given: ["password": "hunt2", "uid": "7", "token": "true"]).secrets
    #expect(given.map(\.name) == ["password"] && given.map(\.value) == ["hunt2"])
  }

  @Test("are not those of the outside that are secrets, which lines may lack")
  func withheld() {
    let outside: [String: VariableValue] = [
      "token": .typedSecret(Secret("x", name: "token")), "uid": .text("1"),
      "other": .typedSecret(Secret("y", name: "other")),
    ]
    let variables = SessionReplay.Given(outside: outside)
    let document = document("get /{{uid}} X:{{token}}", "let own = 1", "get /{{none}}/{{own}}")
    #expect(variables.withheld(from: document) == ["token"])
    #expect(variables.adding(["token": "z"]).withheld(from: document).isEmpty)
    #expect(variables.withheld(from: self.document("let token = 1", "get /{{token}}")).isEmpty)
  }

  @Test(
    "stand in place of what a line sets",
    arguments: [
      ("let uid = 1", "7", "let uid = 7"), ("let uid = .id", "a b", "let uid = 'a b'"),
      ("let uid = 1", ".id", "let uid = '.id'"), ("let uid = 1", "env:HOME", "let uid = {{uid}}"),
      ("let uid = 1", "it's {{x}}", #"let uid = 'it'\''s \{{x}}'"#), ("let uid = 1", "", "let uid = ''"),
      ("let other = 1", "7", "let other = 1"),
      ("let uid from 'get /' .id", "7", "let uid from 'get /' .id"), ("get /uid", "7", "get /uid"),
      ("let uid", "7", "let uid"),
    ])
  func lines(_ line: String, _ value: String, _ expected: String) {
    #expect(SessionReplay.Given(given: ["uid": value]).line(line) == expected)
    #expect(SessionReplay.Given().line(line) == line)
  }
}
