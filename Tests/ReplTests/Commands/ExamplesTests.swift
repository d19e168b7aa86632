import ApusEncodings
import ApusFolderTestSupport
import ApusPacingTestSupport
import ApusReplTestSupport
import Foundation
import Testing

@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl
@testable import ApusSurroundings

@Suite("What help and the README print runs as it is printed", .paced)
struct ExamplesTests {
  @Test(
    "every example of a command is understood, one after the other, and replays as it was recorded",
    arguments: CommandList.all.commands.map(\.name))
  func examples(_ name: String) async throws {
    let spec = try #require(CommandList.all.command(named: name)?.spec)
    let home = try TestFolder()
    let talk = try await Talk(
      to: Talk.terminal,
      variables: [
        "GITHUB_TOKEN": "s3cret", "QIITA_TOKEN": "s3cret", "HOME": home.path, "SECRET": "s3cret",
        "AWS_ACCESS_KEY_ID": "me", "AWS_SECRET_ACCESS_KEY": "s3cret",
      ],
      setUp: {
        $0.secretOfCommand = { _ in "s3cret" }
        $0.programs.path = { $0 == "pbcopy" ? "/pbcopy" : nil }
        $0.programs.give = { _, _, _ in nil }
      })
    try talk.folder.write(SmallCollection.text, to: "shop.postman_collection.json")
    // A replay has no desktop, and says so where something was copied.
    let isReplayed = spec.section != .saving && name != "copy"
    if isReplayed { await talk.say("record it") }
    for example in spec.examples {
      // Only a watch goes on until it is interrupted.
      let answer =
        name == "watch"
        ? await talk.interrupting(example.line, after: 1) : await talk.say(example.line)
      #expect(answer.status != 2, "\(example.line)\n\(answer.text)")
      #expect(answer.status == 0 || Self.meansToFail(example.line), "\(example.line)\n\(answer.text)")
    }
    if isReplayed { await expectReplay(of: talk, name) }
  }

  private func expectReplay(of talk: Talk, _ name: String) async {
    let end = await talk.say("record off")
    #expect(!end.text.contains("goes another way"), "\(name)\n\(end.text)")
    // Some lines leave nothing to replay, such as `clear`.
    let answer = await talk.say("replay --allow-empty it")
    #expect(answer.outcome == .ok, "\(name)\n\(answer.text)\n\(talk.folder.text(of: "it.session.md") ?? "")")
  }

  @Test("the lines that help begins with run, one after the other, where they are shown")
  func overview() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let shown = await talk.say("help").text.split(separator: "\n").map(String.init)
    let lines = shown.filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.trimmed.components(of: "  ").first }
    #expect(lines.count >= 4)
    for line in lines {
      let answer = await talk.say(line)
      #expect(answer.status == 0, "\(line)\n\(answer.text)")
    }
    let elsewhere = try await Talk(to: Talk.terminal, base: "http://127.0.0.1:1")
    #expect(await elsewhere.say("help").text.contains("  ls  "))
  }

  /// Examples about what fails ask for a status that is a failure, or for a redirect.
  private static func meansToFail(_ line: String) -> Bool {
    line.contains("/status/") || line.contains("/redirect")
  }

  @Test("every command says what it is for, in one line, and how its line is written")
  func specs() {
    for command in CommandList.all.commands {
      #expect(!command.spec.summary.isEmpty && !command.spec.summary.hasSuffix("."), "\(command.name)")
      #expect(!command.usage.isEmpty, "\(command.name)")
    }
    let names = CommandList.all.names
    #expect(Set(names).count == names.count, "two commands share a name")
  }

  @Test("every example has something to show, but for what needs an editor or a screen")
  func everyCommandHasExamples() {
    let without = CommandList.all.commands.filter(\.spec.examples.isEmpty).map(\.name)
    #expect(without == ["edit", "explore"])
  }

  @Test("every line of the README's conversation is understood")
  func readme() async throws {
    let lines = try Self.readme.split(separator: "\n").compactMap { line -> String? in
      line.hasPrefix("    practice> ") ? String(line.dropFirst(14)) : nil
    }
    #expect(!lines.isEmpty)
    let talk = try await Talk(to: Talk.terminal)
    for line in lines {
      let answer = await talk.say(line)
      #expect(answer.status != 2, "\(line)\n\(answer.text)")
    }
  }

  @Test("every file of Commands that defines a command is in the list of commands")
  func everyFileIsListed() throws {
    // One generic command serves every typed service.
    let listed = Set(CommandList.all.commands.map { "\($0.type)".prefix { $0 != "<" } }.map(String.init))
    var found = 0
    let files = try ["Repl", "Explorer", "Talking"].flatMap { room in
      let folder = Self.root.appending(path: "Sources/\(room)/Commands")
      return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        .allObjects
    }
    for case let file as URL in files where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(
        of: /struct (\w+)(?:<.+>)?: (?:DeclaredCommand|Command|Explores|Looks|Sets|Asks|Keeps|Drives) \{/)
      {
        found += 1
        let name = String(match.1)
        #expect(listed.contains(name), "\(name) of \(file.lastPathComponent) is not in CommandList.all")
        #expect(file.lastPathComponent == "\(name).swift", "\(name) is in \(file.lastPathComponent)")
      }
    }
    #expect(found == listed.count)
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private static var readme: String {
    get throws { try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8) }
  }
}
