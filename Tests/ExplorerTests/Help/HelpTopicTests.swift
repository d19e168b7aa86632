import ApusPacingTestSupport
import ApusText
import Testing

@testable import ApusExplorer
@testable import ApusLanguage
@testable import ApusRepl

@Suite("Help that is about no single command", .paced)
struct HelpTopicTests {
  private func text(_ name: String, width: Int = 10_000) throws -> String {
    try #require(HelpTopic.all.first { $0.name == name }).lines(on: Screen(width: width)).map(\.text)
      .joined(separator: "\n")
  }

  @Test("has a name of its own")
  func names() {
    #expect(Set(HelpTopic.all.map(\.name)).count == HelpTopic.all.count)
  }

  @Test("shows items, paths and lines that are what they are shown as")
  func examples() throws {
    for text in [
      "Accept:text/plain", "X-Empty;", "q==swift", "name=Ada", "age:=36", "user[name]=Ada", "tags[]=x",
    ] {
      #expect(try self.text("items").contains("  \(text)  "), "\(text)")
      #expect(Words("get / \(text)").words.last.flatMap { Item($0) } != nil, "\(text)")
    }
    let dispatcher = Dispatcher(commands: .all)
    let paths = try text("paths").split(separator: "\n").compactMap {
      $0.hasPrefix("  ") ? $0.split(separator: "  ").first : nil
    }
    #expect(paths.count >= 10)
    for path in paths { #expect(throws: Never.self, "\(path)") { try dispatcher.command(for: String(path)) } }
    for topic in ["variables", "files", "json", "pipes"] {
      for row in try text(topic).split(separator: "\n")
      where row.hasPrefix("  get ") || row.hasPrefix("  post ") || row.hasPrefix("  let ") {
        let line = String(
          try #require(row.dropFirst(2).firstRange(of: "  ").map { row.dropFirst(2)[..<$0.lowerBound] }))
        #expect(throws: Never.self, "\(line)") { try dispatcher.command(for: line) }
      }
    }
  }

  @Test("names every option of a request with its meaning")
  func options() throws {
    let text = try text("options")
    for spec in OptionSpec.all(in: .native) {
      #expect(text.contains(spec.names(in: .native).joined(separator: " ")) && text.contains(spec.meaning))
    }
  }

  @Test("fits the screen, however narrow", arguments: [40, 80])
  func widths(_ width: Int) {
    for topic in HelpTopic.all {
      #expect(topic.lines(on: Screen(width: width)).allSatisfy { $0.width <= width }, "\(topic.name)")
    }
  }
}
