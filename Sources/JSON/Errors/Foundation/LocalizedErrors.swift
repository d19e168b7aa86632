#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension SyntaxError: LocalizedError {
  /// What went wrong, in a sentence for people: Japanese where that is the app's language, and English otherwise.
  public var errorDescription: String? { words().sentence }

  /// Why it did.
  public var failureReason: String? { words().reason }
}

extension JSONDecodingError: LocalizedError {
  /// What went wrong, in a sentence for people: Japanese where that is the app's language, and English otherwise.
  public var errorDescription: String? { words().sentence }

  /// Where it did.
  public var failureReason: String? { words().reason }
}

extension PathSyntaxError: LocalizedError {
  /// What went wrong, in a sentence for people: Japanese where that is the app's language, and English otherwise.
  public var errorDescription: String? { words().sentence }

  /// Why it did.
  public var failureReason: String? { words().reason }
}
