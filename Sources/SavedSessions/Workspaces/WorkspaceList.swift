internal import ApusRendering
package import ApusText

/// Workspaces, a line each.
package struct WorkspaceList: View {
  private let summaries: [Workspaces.Summary]

  package init(_ summaries: [Workspaces.Summary]) { self.summaries = summaries }

  package func lines(on screen: Screen) -> [Line] {
    let column = (summaries.map { Line($0.folder.name).width }.max() ?? 0) + 2
    return summaries.map { summary in
      var line = Line(summary.folder.name, .key)
      line.pad(to: column)
      let facts =
        [
          Units.count(summary.answerCount, "answer"), Units.size(summary.byteCount), Self.ago(summary.age),
        ] + (summary.folder.isOpen ? ["open"] : [])
      line.append(facts.joined(separator: screen.glyphs.separator), .dim)
      return screen.fit(line)
    }
  }

  private static func ago(_ seconds: Int) -> String {
    switch seconds {
    case ..<60: "just now"
    case ..<3_600: Units.count(seconds / 60, "minute") + " ago"
    case ..<86_400: Units.count(seconds / 3_600, "hour") + " ago"
    default: Units.count(seconds / 86_400, "day") + " ago"
    }
  }
}
