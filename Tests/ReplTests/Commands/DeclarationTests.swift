import ApusLineEditing
import ApusPacingTestSupport
import ApusRendering
import ApusReplTestSupport
import ApusServices
import ApusText
import Foundation
import Testing

@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl

@Suite("One declaration of arguments gives usage, Tab, reading and help", .paced)
struct DeclarationTests {
  private static let commands = CommandList.all.commands

  private static func read(_ text: String, _ command: CommandList.NamedCommand) throws -> LineArguments {
    try LineArguments(CommandLine(Words(text)), by: command.spec.syntax)
  }

  private static func help(of command: CommandList.NamedCommand) -> String {
    command.help.lines(on: Screen(width: 10_000)).map(\.text).joined(separator: "\n")
  }

  @Test("every option of a command is read, offered by Tab with its meaning, and named in help")
  func options() async throws {
    let knowledge = try await Talk().engine.knowledge()
    var found = 0
    for command in Self.commands {
      for option in command.spec.syntax.options where option.isSaid {
        found += 1
        let line = "\(command.name) \(option.name)"
        let arguments = try Self.read(option.value == nil ? line : line + " 1", command)
        #expect(
          arguments.has(option) && arguments.value(option)?.text == option.value.map { _ in "1" }, "\(line)")
        let offers = knowledge.completion(of: line, at: line.utf8.count).candidates
        #expect(offers.contains(Candidate(option.name, meaning: option.meaning)), "\(line)")
        #expect(!option.meaning.isEmpty, "\(line)")
        #expect(Self.help(of: command).contains(option.name), "\(line)")
      }
      let unknown = "\(command.name) --no-such-option"
      #expect(
        !knowledge.completion(of: unknown, at: unknown.utf8.count).candidates.contains {
          $0.text == "--no-such-option"
        })
    }
    #expect(found > 10)
  }

  @Test("every word that stands for itself is read and offered by Tab with its meaning, and usage has it")
  func words() async throws {
    let knowledge = try await Talk().engine.knowledge()
    var found = 0
    for command in Self.commands {
      for form in command.spec.syntax.forms where command.usage.contains(form.usage(of: command.name)) {
        guard case .literal(let choice, let others)? = form.sequence.first else { continue }
        found += 1
        let line = "\(command.name) \(choice.text)"
        let offers = knowledge.completion(of: line, at: line.utf8.count).candidates
        #expect(offers.contains(Candidate(choice.text, meaning: choice.meaning)), "\(line)")
        #expect(!choice.meaning.isEmpty, "\(line)")
        for word in [choice.text, choice.text.uppercased()] + others {
          #expect(try Self.read("\(command.name) \(word)", command).subword == choice.text, "\(line)")
        }
        #expect(Self.help(of: command).contains("  \(form.usage(of: command.name))"), "\(line)")
      }
    }
    #expect(found > 15)
  }

  /// Something of each kind that is explained.
  private static let explained = [
    "header": "ETag", "method": "PATCH", "directive": "no-store", "cookie": "Secure", "scheme": "Bearer",
    "coding": "gzip", "type": "text/html", "relation": "next", "problem": "about:blank", "curl": "28",
    "request": "1",
  ]

  /// What can stand for an operand.
  private static func sample(of operand: Operand) throws -> String {
    switch operand.kind {
    case .number: operand.name == "TIME" ? "5s" : "1"
    case .file: "file"
    case .requestOfFile: "1"
    case .environmentOfFile: "dev"
    case .path: "."
    case .column: "name"
    case .endpoint: "/github"
    case .line: operand.most == 1 ? "'get /'" : "get /"
    case .operation: "getGithubUsersLogin"
    case .type: "GitHub.User ."
    case .shape: "."
    case .setting: "5"
    case .scope: "read"
    case .profile: "work"
    case .topic: "get"
    case .explained(let kind): Self.explained[kind ?? "", default: "404"]
    case .request: "a=1"
    case .kept: "X-A"
    case .words(let choices): try #require(choices.first).text
    case .text:
      [
        "$N": "$1", "STATUS": "200", "PROMISE": "== 1", "TIME": "< 1s", "METHOD PATH": "GET /users",
        "RULE": ".a", "WHAT": "404",
      ][operand.name]
        ?? "x"
    }
  }

  @Test("every form that help shows is read, and is refused without what it cannot be without")
  func forms() throws {
    var found = 0
    // These read items, or an endpoint's parameters, which are declared elsewhere.
    let others = ["get", "items"] + ServiceCatalogue.all.map(\.name)
    for command in Self.commands where !others.contains(command.name) {
      let syntax = command.spec.syntax
      for form in syntax.forms {
        var words = [command.name]
        for part in form.sequence {
          switch part {
          case .literal(let choice, _): words.append(choice.text)
          case .operand(let operand): words.append(try Self.sample(of: operand))
          case .option, .with: break
          }
        }
        func read(_ words: some Sequence<String>) throws {
          let line = words.joined(separator: " ")
          _ = try command.command(of: CommandLine(Words(line, readsTail: command.spec.readsTail)))
        }
        found += 1
        #expect(throws: Never.self, "\(words)") { try read(words) }
        guard case .operand(let last)? = form.sequence.last, !last.isOptional else { continue }
        let shorter = words.dropLast()
        if FormMatch(shorter.dropFirst().map(Word.init(typed:)), forms: syntax.forms).meant?.missing != nil {
          #expect(throws: LineProblem.self, "\(shorter)") { try read(shorter) }
        }
      }
    }
    #expect(found > 80)
  }

  @Test("every option of a request is read, offered by Tab, and named in the help about options")
  func requestOptions() async throws {
    let talk = try await Talk(to: Talk.terminal)
    let help = await talk.say("help options").text
    let offers = await talk.engine.knowledge().completion(of: "get / --", at: 8).candidates.map(\.text)
    let native = OptionSpec.all(in: .native)
    #expect(native.count > 40)
    for spec in native {
      for name in spec.names(in: .native) {
        let words = Words("\(name)\(spec.value == nil ? "" : " 1")").words
        let read = try OptionReader.read(words[...], in: .native)
        #expect(read.options.map(\.option) == [spec.option] && read.rest.isEmpty, "\(name)")
        #expect(help.contains(name), "\(name)")
        #expect(offers.contains(name) || !name.hasPrefix("--"), "\(name)")
      }
    }
  }

  @Test("an option of a request whose value is a file has files offered")
  func files() async throws {
    let knowledge = try await Talk().engine.knowledge()
    for spec in OptionSpec.all(in: .native) where spec.value == "FILE" {
      for name in spec.names(in: .native) {
        let line = "get / \(name) "
        let offers = knowledge.completion(of: line, at: line.utf8.count).candidates.map(\.text)
        #expect(offers.contains("Package.swift"), "\(line)")
      }
    }
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  @Test("the guide shows the declaration of a command as it is")
  func guide() throws {
    func text(_ path: String) throws -> String {
      try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    }
    let guide = try text(".github/CONTRIBUTING.md").split(separator: "\n## ")
    let section = try #require(guide.first { $0.hasPrefix("Add a command") })
    let code = section.split(separator: "```swift\n").last?.split(separator: "```").first
    let lines = try #require(code).split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
    let source = try text("Sources/Explorer/Commands/TreeCommand.swift").split(separator: "\n")
      .map { $0.trimmingPrefix { $0 == " " } }
    #expect(lines.count > 4)
    for line in lines { #expect(source.contains(line), "\(line)") }
  }

  @Test("no command takes its line apart by hand")
  func byHand() throws {
    var found = 0
    let files = try ["Repl", "Explorer"].flatMap { room in
      let folder = Self.root.appending(path: "Sources/\(room)/Commands")
      return try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        .allObjects
    }
    for case let file as URL in files where file.lastPathComponent.hasSuffix("Command.swift") {
      guard file.lastPathComponent != "Command.swift" else {
        continue
      }
      found += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      for way in ["CommandLine", ".arguments", "hasPrefix(\"-", "line.words.words"] {
        #expect(!text.contains(way), "\(file.lastPathComponent) has \(way)")
      }
      // A name of an option stands where it is declared, and is read by its declaration.
      for match in text.matches(of: /(\w*)\(\s*"--?[a-z][a-z-]*"/) {
        #expect(match.1 == "CommandOption", "\(file.lastPathComponent) names an option")
      }
      #expect(text.matches(of: /== "--?[a-z]/).isEmpty, "\(file.lastPathComponent) reads an option")
    }
    #expect(found > 50)
  }
}
