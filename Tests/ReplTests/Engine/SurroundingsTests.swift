@_spi(Secrets) import ApusClient
import ApusWords
import Testing

@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSavedSessions
@testable import ApusSurroundings
@testable import ApusSystem

@Suite("What a command that changes the session may use")
struct SurroundingsTests {
  private let kept = Kept()

  private func surroundings(
    variables: [String: String] = [:], files: [String: String] = [:], typed: String? = nil
  ) -> Surroundings {
    var environment = Environment(
      variable: { variables[$0] }, files: .fixed(files), askHidden: { _ in typed })
    environment.secretOfCommand = { _ in "from-cmd" }
    return Surroundings(environment) { [kept] in kept.secrets.append($0) }
  }

  @Test(
    "a secret comes from where its word says, and is kept with its name and its source",
    arguments: [
      ("env:TOKEN", "from-env", "from TOKEN", "TOKEN", "TOKEN"),
      ("file:t.txt", "from-file", "from t.txt", "password", "file:t.txt"),
      ("cmd:pass", "from-cmd", "from a command", "password", "cmd:pass"),
      ("plain", "plain", "as typed", "password", nil),
    ] as [(String, String, String, String, String?)])
  func sources(_ word: String, _ value: String, _ origin: String, _ name: String, _ source: String?) throws {
    let surroundings = surroundings(variables: ["TOKEN": "from-env"], files: ["t.txt": "from-file\n"])
    let (secret, from) = try surroundings.secret(
      from: Word(typed: word), named: "password", asking: "", at: 0..<0, with: Variables())
    #expect(secret.reveal() == value)
    #expect(from.english == origin)
    #expect(kept.secrets.map(\.secret.name) == [name])
    #expect(kept.secrets.map(\.source) == [source])
  }

  @Test("without a word it is asked for, and nobody's answer is a mistake")
  func asking() throws {
    let (secret, from) = try surroundings(typed: "hidden").secret(
      from: nil, named: "token", asking: "token: ", at: 0..<0, with: Variables())
    #expect(secret.reveal() == "hidden")
    #expect(from == "as typed")
    #expect(throws: LineProblem.self) {
      try surroundings().secret(from: nil, named: "token", asking: "", at: 0..<0, with: Variables())
    }
    #expect(throws: LineProblem.self) {
      try surroundings().secret(
        from: Word(typed: "env:NONE"), named: "token", asking: "", at: 0..<0, with: Variables())
    }
    #expect(throws: LineProblem.self) {
      try surroundings().secret(
        from: Word(typed: "file:none"), named: "token", asking: "", at: 0..<0, with: Variables())
    }
  }

  @Test("a secret of the session stays what it is, and is not kept again")
  func variable() throws {
    var variables = Variables()
    variables.values["t"] = .secret(Secret("known", name: "t"))
    let (secret, from) = try surroundings().secret(
      from: Words("{{t}}").words.first, named: "token", asking: "", at: 0..<0, with: variables)
    #expect(secret.reveal() == "known")
    #expect(from == "from a variable")
    #expect(kept.secrets.isEmpty)
  }

  @Test("of several variables of the environment the first that is set is the token")
  func tokens() {
    let surroundings = surroundings(variables: ["A": "", "B": "second", "C": "third"])
    #expect(surroundings.token(named: ["A", "B", "C"])?.reveal() == "second")
    #expect(surroundings.token(named: ["A", "D"]) == nil)
    #expect(kept.secrets.map(\.source) == ["B"])
  }
}

/// What was given.
private final class Kept {
  var secrets: [GivenSecret] = []
}
