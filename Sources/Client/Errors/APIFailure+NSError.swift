#if !canImport(FoundationEssentials)
  public import Foundation

  // On Linux these are in `ApusURLSession`: what they need is in the larger half of Foundation there, which a program
  // that does without it starts faster.

  extension APIError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: self) }
  }

  extension RequestError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: self) }
  }

  extension TransportError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: asAPIFailure) }
  }

  func userInfo(of failure: any APIFailure) -> [String: Any] {
    userInfo(failure.text(), failure.description)
  }

  func userInfo(_ text: FailureText, _ description: String) -> [String: Any] {
    [
      NSLocalizedDescriptionKey: text.sentence, NSLocalizedFailureReasonErrorKey: text.reason,
      NSLocalizedRecoverySuggestionErrorKey: text.suggestion, NSDebugDescriptionErrorKey: description,
    ]
  }
#endif
