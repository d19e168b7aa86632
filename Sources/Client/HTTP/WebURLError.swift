#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a text is not a URL that can be asked. `localizedDescription` is a sentence for people, as of every `APIFailure`;
/// `description` is for a log.
public struct WebURLError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was given, as it may be shown: user and password read `•••`.
  public let text: String
  /// Why it cannot be asked, in plain words.
  public let reason: String

  init(text: String, reason: String) {
    self.text = Self.maskingPerson(in: text)
    self.reason = reason
  }

  /// For a text that stands in code, at this place.
  init(text: String, reason: String, madeAt place: String) {
    self.text = "\(Self.maskingPerson(in: text).debugDescription) at \(place)"
    self.reason = reason
  }

  private static func maskingPerson(in text: String) -> String {
    let start = text.firstRange(of: "//")?.upperBound ?? text.startIndex
    let authority = text[start...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    guard let at = authority.lastIndex(of: "@") else { return text }
    return text[..<start] + Secret.mask + text[at...]
  }

  /// The reason, and what was given.
  public var description: String { "\(reason): \(text)" }
}

extension WebURLError: LocalizedError {
  /// What went wrong, in a sentence: that of `request.url`, as which a client would throw it.
  public var errorDescription: String? { ErrorCode.requestURL.text().sentence }

  /// Why it did.
  public var failureReason: String? { ErrorCode.requestURL.text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { ErrorCode.requestURL.text().suggestion }
}
