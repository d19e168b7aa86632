internal import ApusLanguage

/// How long whoever replays waits before a line.
enum Pauses: Sendable, Equatable {
  /// As long as when it was recorded.
  case recorded
  case none
  /// Somewhere between two times, in seconds.
  case between(Double, Double)

  static let option = CommandOption(
    "--pause", "is how long is waited between lines: recorded, none, or a range such as 1..3 in seconds",
    takes: Operand(
      "PAUSE",
      .words([
        .init("recorded", "as long as then"), .init("none", "not at all"), .init("1..3", "in seconds"),
      ])))

  init(_ word: Word) throws(LineProblem) {
    let problem = LineProblem(
      "expected recorded, none or a range such as 1..3, found \(word.text)", at: word.range,
      try: "--pause 1..3")
    switch word.text {
    case "recorded": self = .recorded
    case "none": self = .none
    default:
      let ends = word.text.split(separator: "..", omittingEmptySubsequences: false).map { Double($0) }
      guard ends.count <= 2, let first = ends.first ?? nil, let last = ends.last ?? nil, first >= 0,
        last >= first,
        last < 86_400
      else { throw problem }
      self = .between(first, last)
    }
  }

  /// What stands for a pause that took so long.
  func length(of recorded: Double) -> Double {
    switch self {
    case .recorded: max(0, recorded)
    case .none: 0
    case .between(let first, let last): min(max(recorded, first), last)
    }
  }
}
