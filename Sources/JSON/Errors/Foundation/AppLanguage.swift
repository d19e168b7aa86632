#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The language that an app speaks, as far as errors are told in it.
package enum AppLanguage: String, Sendable, CaseIterable {
  case english = "en"
  case japanese = "ja"

  /// Of the app's own localizations the one that the user prefers. On Linux the first of `LC_ALL`, `LC_MESSAGES` and
  /// `LANG` that says anything decides. English where it is none of these.
  package static var current: AppLanguage {
    #if canImport(FoundationEssentials)
      let variables = ProcessInfo.processInfo.environment
      let said = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { variables[$0] }
      return AppLanguage(locale: said.first { !$0.isEmpty } ?? "")
    #else
      return AppLanguage(locale: Bundle.main.preferredLocalizations.first ?? "")
    #endif
  }

  /// The language of a locale such as `ja_JP.UTF-8` or `ja`.
  package init(locale: String) {
    let name = locale.prefix { $0 != "_" && $0 != "-" && $0 != "." && $0 != "@" }.lowercased()
    self = AppLanguage(rawValue: name) ?? .english
  }
}
