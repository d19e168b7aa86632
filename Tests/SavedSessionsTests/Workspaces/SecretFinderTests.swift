@_spi(Secrets) import ApusClient
import ApusFolderTestSupport
import ApusJSON
import ApusPacingTestSupport
import ApusSurroundings
import ApusSystem
import Synchronization
import Testing

@testable import ApusLanguage
@testable import ApusSavedSessions

@Suite("Secrets of a workspace, found again", .paced)
struct SecretFinderTests {
  /// What it finds, and which secrets it has hidden.
  private func found(
    _ value: KeptValue, asks: Bool = true, typing typed: String? = nil
  ) throws -> (header: String?, sources: [String?], names: [String?], missing: [String]) {
    let folder = try TestFolder()
    try folder.write("from-a-file\n", to: "token")
    var environment = Environment(
      variable: { ["TOKEN": "s3cret", "EMPTY": ""][$0] },
      files: .disk(home: nil, workingFolder: folder.path), askHidden: { _ in typed })
    environment.secretOfCommand = { command throws(FileProblem) in
      guard command == "pass show api" else { throw FileProblem("nobody allowed it") }
      return "from-a-command"
    }
    let kept = Mutex<[GivenSecret]>([])
    var finder = SecretFinder(environment, asks: asks) { given in kept.withLock { $0.append(given) } }
    let field = finder.field(KeptDesk.Item("X-Mine", value))
    let given = kept.withLock { $0 }
    return (field.map(\.wire), given.map(\.source), given.map(\.secret.name), finder.missing)
  }

  @Test("come from where they came from, with what stands around them")
  func named() throws {
    let token = try found(.named("Bearer {{env:TOKEN}}"))
    #expect(token.header == "Bearer s3cret" && token.sources == ["TOKEN"] && token.missing.isEmpty)
    let both = try found(.named("{{env:TOKEN}} {{file:token}}!"))
    #expect(both.header == "s3cret from-a-file!" && both.sources == ["TOKEN", "file:token"])
    #expect(both.names == ["TOKEN", "X-Mine"])
    let command = try found(.named("Bearer {{cmd:pass show api}}"))
    #expect(command.header == "Bearer from-a-command" && command.sources == ["cmd:pass show api"])
  }

  @Test("are written by a command that is run once for all of them")
  func once() {
    var environment = Environment()
    let count = Mutex(0)
    environment.secretOfCommand = { _ throws(FileProblem) in
      count.withLock { $0 += 1 }
      return "s3cret"
    }
    var finder = SecretFinder(environment, asks: false) { _ in }
    for name in ["A", "B"] {
      #expect(finder.field(.init(name, .named("{{cmd:pass}}")))?.wire == "s3cret")
    }
    #expect(count.withLock(\.self) == 1)
  }

  @Test(
    "are missed where they are not there any more",
    arguments: ["{{env:NONE}}", "{{env:EMPTY}}", "{{file:none}}", "{{cmd:other}}", "{{x}}"])
  func gone(_ template: String) throws {
    let found = try found(.named(template))
    #expect(found.header == nil && found.missing == ["the header X-Mine"])
  }

  @Test("are asked for where they were typed, if there is somebody to be asked")
  func typed() throws {
    let typed = try found(.typed, typing: "anew")
    #expect(typed.header == "anew" && typed.sources == [nil])
    for (asks, answer) in [(true, nil), (true, ""), (false, "anew")] as [(Bool, String?)] {
      let found = try found(.typed, asks: asks, typing: answer)
      #expect(found.header == nil && found.missing == ["the header X-Mine"])
    }
  }

  @Test("are none of what was kept as it is")
  func plain() throws {
    var finder = SecretFinder(Environment(), asks: false) { _ in Issue.record("there is no secret") }
    #expect(finder.field(.init("A", .text("b"))) == HeaderField(name: "A", value: "b"))
    #expect(finder.queryItem(.init("a", .text("b"))) == QueryItem(name: "a", value: "b"))
    guard case .json(let node)? = finder.variable(.init("a", .json("[1.10]"))) else {
      Issue.record("no JSON")
      return
    }
    #expect(node.text == "[1.10]" && finder.missing.isEmpty)
  }
}

extension HeaderField {
  /// The value, secret or not.
  fileprivate var wire: String {
    switch value {
    case .text(let text): text
    case .secret(let secret): secret.reveal()
    }
  }
}
