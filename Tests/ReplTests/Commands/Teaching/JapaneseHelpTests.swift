import ApusExplorer
import ApusLanguage
import ApusText
import ApusWords
import Testing

@testable import ApusRepl

@Suite("Help in Japanese")
struct JapaneseHelpTests {
  private static let screen = Screen(width: 80)

  @Test("of each command lacks nothing, and fits 80 columns")
  func commands() {
    var lacking: [String] = []
    SpokenLanguage.japanese.speaking {
      for command in CommandList.all.commands {
        let spec = command.spec
        let texts =
          [spec.summary] + spec.details + spec.examples.map(\.meaning)
          + spec.syntax.options.filter(\.isSaid).map(\.meaning)
        lacking += texts.filter { retold($0) == $0 && !$0.hasPrefix("get /") }.map {
          "\(command.name): \($0)"
        }
        let lines = command.help.lines(on: Self.screen)
        lacking += lines.filter { $0.width > 80 }.map { "too wide: \($0.text)" }
      }
    }
    #expect(lacking.isEmpty, "\(lacking.joined(separator: "\n"))")
  }

  @Test("of each topic fits, and begins in Japanese")
  func topics() {
    SpokenLanguage.japanese.speaking {
      for topic in HelpTopic.all {
        let lines = topic.lines(on: Self.screen)
        #expect(lines.allSatisfy { $0.width <= 80 }, "\(topic.name)")
        #expect(lines.first?.text.contains { !$0.isASCII } ?? false, "\(topic.name)")
      }
    }
  }

  @Test("of a command has its words in Japanese, and what is typed as it is typed")
  func look() throws {
    let command = try #require(CommandList.all.command(named: "look"))
    let lines = SpokenLanguage.japanese.speaking {
      command.help.lines(on: Self.screen).map(\.text)
    }
    #expect(lines.first == "look  最後のボディの一部へ移動し、以後のパスの起点にする")
    #expect(lines.contains("  look .items[0].owner"))
    #expect(lines.contains("      そこへ移動"))
  }

  @Test("is English for whoever speaks it")
  func english() throws {
    let command = try #require(CommandList.all.command(named: "look"))
    #expect(command.help.lines(on: Self.screen)[0].text.hasPrefix("look  go to a part"))
  }
}
