import Foundation
import Testing

@testable import ApusRepl

@Suite("What commands may touch")
struct CommandTests {
  @Test("every command is of one kind", arguments: CommandList.all.commands.map(\.name))
  func one(_ name: String) throws {
    let type = try #require(CommandList.all.command(named: name)?.type)
    let kinds = [
      type is any Looks.Type, type is any Sets.Type, type is any Asks.Type, type is any Keeps.Type,
      type is any Drives.Type,
    ]
    #expect(kinds.count { $0 } == 1)
  }

  @Test("at most six commands run other lines")
  func drivers() {
    let drivers = CommandList.all.commands.filter { $0.type is any Drives.Type }
    #expect(
      drivers.map(\.name).sorted() == ["explore", "import", "replay", "rerun", "run", "tour"])
  }

  @Test("no command but those that run other lines knows what all lines run in")
  func contexts() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/Repl/Commands")
    let files = try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Command.swift") {
      let text = try String(contentsOf: file, encoding: .utf8)
      count += 1
      if file.lastPathComponent == "Command.swift" || text.contains(": Drives {") { continue }
      #expect(!text.contains(/\bContext\b/), "\(file.lastPathComponent)")
    }
    #expect(count > 40)
  }
}
