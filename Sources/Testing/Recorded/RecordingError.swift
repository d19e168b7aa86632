public import ApusClient

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// Why a recording cannot be read or written.
public struct RecordingError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The file it is about.
  public let path: String
  /// What is wrong, and what helps.
  public let message: String

  /// The file, and what is wrong with it.
  public var description: String { "\(path): \(message)" }
}

extension RecordingError: LocalizedError {
  /// The error in sentences for people, by default in the language of whoever runs the test. The reason is for those who
  /// write tests, as `message` is.
  public func text(in language: FailureLanguage = .current) -> FailureText {
    switch language {
    case .english:
      FailureText("A recording cannot be read or written.", description, "Record it again.")
    case .japanese:
      FailureText("記録を読み書きできません。", description, "もう一度記録してください。")
    }
  }

  /// What went wrong, in a sentence.
  public var errorDescription: String? { text().sentence }

  /// Why it did: the file, and what is wrong with it.
  public var failureReason: String? { text().reason }

  /// What can be done about it.
  public var recoverySuggestion: String? { text().suggestion }
}
