package import ApusLanguage
internal import ApusRedaction
internal import ApusRendering
package import ApusSurroundings
internal import ApusText

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// `where [NAME]`
package struct WhereCommand: Explores {
  private static let name = Operand("NAME", .text, "a name", try: "where X-Api-Key").optional

  package static let spec = CommandSpec(
    section: .looking,
    summary: "tell to which origins the credentials of this session were sent, and when",
    forms: [[.operand(name)]],
    examples: [
      CommandSpec.Example("get /echo X-Api-Key:practice", "a request with a credential"),
      CommandSpec.Example("where X-Api-Key", "who was given it, how often, and when"),
      CommandSpec.Example("where", "the same of every credential"),
    ],
    details: [
      "NAME is that of a header, a query item, a field, a cookie, or a variable that holds a secret. Redirects, pages and "
        + "repeated requests count. No value is shown."
    ])

  private let wanted: String?

  package init(_ line: LineArguments) { wanted = line[Self.name]?.text }

  package func explore(_ answers: any AnswerBook, _ output: Output) throws -> Outcome {
    let sent = output.mask.sent
    let entries = wanted.map(sent.named) ?? sent.all
    guard !entries.isEmpty else {
      let told = wanted.map { "nothing called \($0) was sent by this session" }
      output.note(Line(told ?? "no credential was sent by this session", .dim))
      return .ok
    }
    try output.show(SentSecretsView(entries))
    return .ok
  }
}

/// Each name, and below it where it went.
private struct SentSecretsView: View {
  private let entries: [SentSecrets.Entry]

  init(_ entries: [SentSecrets.Entry]) { self.entries = entries }

  func lines(on screen: Screen) -> [Line] {
    let names = entries.map { $0.name.lowercased() }
    let firsts = entries.indices.filter { names.firstIndex(of: names[$0]) == $0 }
    let width = entries.map { Line($0.origin).width }.max() ?? 0
    return firsts.flatMap { first in
      [Line(entries[first].name, .key)]
        + entries.filter { $0.name.lowercased() == names[first] }.map { entry in
          var line = Line("  \(entry.origin)", .url)
          line.pad(to: 2 + width + 2)
          return screen.fit(line + Line(Self.times(entry), .dim).retold)
        }
    }
  }

  /// `once, 2026-11-23T10:00:00Z`, `3 times, 2026-11-23T10:00:00Z to 2026-11-23T10:05:00Z`
  private static func times(_ entry: SentSecrets.Entry) -> String {
    let (first, last) = (entry.first.formatted(.iso8601), entry.last.formatted(.iso8601))
    if entry.count == 1 { return "once, \(first)" }
    return "\(entry.count) times, " + (first == last ? first : "\(first) to \(last)")
  }
}
