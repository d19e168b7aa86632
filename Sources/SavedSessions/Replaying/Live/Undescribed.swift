internal import ApusContracts
internal import ApusWords

/// Answers that are not as their description says, as the lines tell that are shown of them.
enum Undescribed {
  /// What was not so when it was recorded.
  static func findings(from recorded: ReplayScreen.Shown, to now: ReplayScreen.Shown) -> [Finding] {
    let known = Set(lines(of: recorded).map(place))
    return lines(of: now).filter { !known.contains(place($0)) }.map { Finding(.description, ["+ \($0)"]) }
  }

  private static func lines(of shown: ReplayScreen.Shown) -> [String] {
    let lines = shown.text.split(separator: "\n").map(String.init)
    return shown.language.speaking { lines.filter(Drift.isUndescribed) }
  }

  /// Without the value that was found: at the same place another one is as wrong.
  private static func place(_ line: String) -> Substring {
    line[..<(line.firstRange(of: ", found ")?.lowerBound ?? line.endIndex)]
  }
}
