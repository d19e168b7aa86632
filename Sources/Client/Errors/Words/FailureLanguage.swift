#if canImport(FoundationEssentials)
  internal import ApusSystem
#else
  internal import Foundation
#endif

/// A language that failures are told in.
public enum FailureLanguage: String, Sendable, Hashable, CaseIterable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// The language that the app speaks: of its own localizations the one that the user prefers. On Linux the first of
  /// `LC_ALL`, `LC_MESSAGES` and `LANG` that says anything decides. English where it is none of these.
  public static var current: FailureLanguage {
    #if canImport(FoundationEssentials)
      let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { ProcessVariables[$0] }
      return FailureLanguage(locale: said.first { !$0.isEmpty } ?? "")
    #else
      return FailureLanguage(locale: Bundle.main.preferredLocalizations.first ?? "")
    #endif
  }

  /// The language of a locale such as `ja_JP.UTF-8` or `ja`.
  init(locale: String) {
    let name = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    self = FailureLanguage(rawValue: name) ?? .english
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
