/// A failure in sentences for people who use an app.
public struct FailureText: Sendable, Hashable {
  /// What went wrong. Every code has a sentence of its own.
  public var sentence: String
  /// Why it did.
  public var reason: String
  /// What can be done about it.
  public var suggestion: String

  package init(_ sentence: String, _ reason: String, _ suggestion: String) {
    self.sentence = sentence
    self.reason = reason
    self.suggestion = suggestion
  }
}

extension ErrorCode {
  /// The code in sentences for people, by default in the app's language.
  public func text(in language: FailureLanguage = .current) -> FailureText {
    switch language {
    case .english: Self.english[name] ?? Self.english(ofStatus: status ?? 0)
    case .japanese: Self.japanese[name] ?? Self.japanese(ofStatus: status ?? 0)
    }
  }
}
