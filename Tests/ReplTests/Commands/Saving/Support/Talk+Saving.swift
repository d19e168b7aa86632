import ApusFolderTestSupport
import ApusPractice
import ApusReplTestSupport
import Testing

@testable import ApusRepl

extension Talk {
  /// A talk whose lines were recorded as `it`.
  static func recorded(_ lines: String...) async throws -> Talk { try await recorded(lines) }

  static func recorded(_ lines: [String]) async throws -> Talk {
    let talk = try await Talk(to: Talk.terminal)
    await talk.say("record it")
    for line in lines { await talk.say(line) }
    await talk.say("record off")
    return talk
  }

  /// A talk with a session `it` that was written by hand.
  static func written(_ blocks: String, head: String = "", variables: [String: String] = [:]) async throws
    -> Talk
  {
    let talk = try await Talk(to: Talk.terminal, variables: variables)
    try talk.folder.write("---\nsession: 2\nbase: practice\n\(head)---\n\(blocks)", to: "it.session.md")
    return talk
  }

  /// Writes something else into a file of a session.
  func change(_ old: String, to new: String, in name: String) throws {
    let text = try #require(folder.text(of: name))
    #expect(text.contains(old), "\(text)")
    try folder.write(text.replacing(old, with: new), to: name)
  }
}
