internal import ApusJSON

/// A language that failures are told in.
public enum FailureLanguage: String, Sendable, Hashable, CaseIterable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// The language that the app speaks: of its own localizations the one that the user prefers. On Linux the first of
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything decides. English where it is none of these.
  public static var current: FailureLanguage {
    switch AppLanguage.current {
    case .english: .english
    case .japanese: .japanese
    }
  }

  /// To wait as long as the server wants it.
  func suggestion(toWait pause: Duration) -> String {
    let seconds = max(1, Int(pause.components.seconds) + (pause.components.attoseconds > 0 ? 1 : 0))
    let isLong = seconds > 120
    let count = isLong ? (seconds + 59) / 60 : seconds
    return switch self {
    case .english:
      "Try again in \(count) \(isLong ? "minutes" : count == 1 ? "second" : "seconds")."
    case .japanese: "\(count)\(isLong ? "分" : "秒")後にもう一度お試しください。"
    }
  }
}
