import ApusLanguage
import ApusPacingTestSupport
import ApusReplTestSupport
import Synchronization
import Testing

@testable import ApusExplorer
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("Commands are found by their names", .paced)
struct CommandListTests {
  @Test("`quit` has one spec built, its own")
  func specsBuilt() async throws {
    let commands = CommandList([
      CommandList.NamedCommand(Before.self, "before"), CommandList.NamedCommand(Leaving.self, "quit", "exit"),
      CommandList.NamedCommand(After.self, "after"),
    ]) { [CommandList.NamedCommand(Other.self, "other")] }
    let talk = try await Talk(commands: commands)
    #expect(await talk.say("exit").outcome == .quit)
    #expect(Built.names == ["quit"])
    // The counting counts: a line with one more command builds one more spec.
    #expect(await talk.say("Other").outcome == .ok)
    #expect(Built.names == ["quit", "other"])
  }

  @Test("no command is made before a name is looked for")
  func made() {
    let made = Made()
    let list = CommandList(made.commands())
    #expect(!made.hasBeenAsked)
    #expect(list.command(named: "quit") != nil)
    #expect(made.hasBeenAsked)
  }

  @Test("every name and alias finds its own command, whatever its case")
  func names() {
    let all = CommandList.all
    #expect(all.names.count > 80)
    #expect(Set(all.names).count == all.names.count, "two commands share a name")
    for command in all.commands {
      for name in command.names {
        #expect(all.command(named: name)?.type == command.type, "\(name)")
        #expect(all.command(named: name.uppercased())?.name == command.name, "\(name)")
      }
    }
    #expect(all.command(named: "qui") == nil)
    #expect(all.command(named: "") == nil)
  }

  @Test("where two commands have a name, it is the first one's")
  func firstOne() {
    let list = CommandList([
      CommandList.NamedCommand(QuitCommand.self, "go", "on"),
      CommandList.NamedCommand(ClearCommand.self, "on"),
    ])
    #expect(list.command(named: "on")?.name == "go")
    #expect(list.names == ["go", "on", "on"])
  }
}

/// The specs that were built, in order.
private enum Built {
  private static let list = Mutex<[String]>([])

  static var names: [String] { list.withLock { $0 } }

  static func spec(_ name: String) -> CommandSpec {
    list.withLock { $0.append(name) }
    return CommandSpec(section: .leaving, summary: name, forms: [[]], examples: [])
  }
}

private struct Before: Command {
  static let spec = Built.spec("before")
  init(_ line: LineArguments) {}
  func run(in context: Context) async throws -> Outcome { .ok }
}

private struct Leaving: Command {
  static let spec = Built.spec("quit")
  init(_ line: LineArguments) {}
  func run(in context: Context) async throws -> Outcome { .quit }
}

private struct After: Command {
  static let spec = Built.spec("after")
  init(_ line: LineArguments) {}
  func run(in context: Context) async throws -> Outcome { .ok }
}

private struct Other: Command {
  static let spec = Built.spec("other")
  init(_ line: LineArguments) {}
  func run(in context: Context) async throws -> Outcome { .ok }
}

/// Commands, and whether somebody asked for them.
private final class Made: Sendable {
  private let asked = Mutex(false)
  var hasBeenAsked: Bool { asked.withLock { $0 } }

  func commands() -> [CommandList.NamedCommand] {
    asked.withLock { $0 = true }
    return [CommandList.NamedCommand(Leaving.self, "quit")]
  }
}
