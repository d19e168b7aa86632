/// Lines of a log that GitHub's runner reads: it takes those for commands that begin with `::`, blanks aside, and those
/// that have `##[` anywhere.
package enum RunnerLines {
  /// A line that the runner takes for text.
  package static func defused(_ line: String) -> String {
    let blanks = line.prefix { $0.isWhitespace }
    let rest = line.dropFirst(blanks.count)
    let first = rest.hasPrefix("::") ? blanks + "\\" + rest : line
    return first.replacing("##[", with: "##\\[")
  }
}
