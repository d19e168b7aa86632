import ApusExplorer
import ApusPacingTestSupport
import ApusText
import Testing

@Suite("Help on what is typed", .paced)
struct HelpTopicTypingTests {
  private func text(_ topic: HelpTopic) -> String {
    topic.lines(on: Screen(width: 10_000)).map(\.text).joined(separator: "\n")
  }

  @Test(
    "says what goes into a body, what goes behind a pipe, and what keys do",
    arguments: [
      ("json", "post / @body.json"), ("json", "help items"), ("pipes", "headers | grep -i date"),
      ("pipes", "PAGER"), ("editing", "Shift-Tab"), ("editing", "~/.editrc"),
    ])
  func topics(_ name: String, _ said: String) throws {
    let topic = try #require(HelpTopic.all.first { $0.name == name })
    #expect(text(topic).contains(said))
  }

  @Test("lists the commands of a heading with what they are for, and no others")
  func headings() throws {
    let sending = CommandSpec(section: .sending, summary: "send it", forms: [], examples: [])
    let looking = CommandSpec(section: .looking, summary: "look at it", forms: [], examples: [])
    let topic = try #require(
      HelpTopic.heading("sending", of: [("ask", sending), ("see", looking), ("send", sending)]))
    let text = text(topic)
    #expect(text.hasPrefix("Commands for sending\n"))
    #expect(text.contains("  ask") && text.contains("  send ") && text.contains("send it"))
    #expect(!text.contains("look at it"))
    #expect(text.contains("help COMMAND"))
  }

  @Test("has nothing under a name that is no heading")
  func nothing() {
    #expect(HelpTopic.heading("nothing", of: []) == nil)
  }
}
