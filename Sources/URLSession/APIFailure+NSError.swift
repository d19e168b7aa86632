#if canImport(FoundationEssentials)
  public import ApusClient
  public import Foundation

  // On Apple's systems these are in `ApusClient` itself. What they need is in the larger half of Foundation on Linux, which
  // a program that does without it starts faster.

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

  extension OAuthError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: self) }
  }

  extension ResponseDecodingError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(code.text(), description) }
  }

  extension TransportError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: asAPIFailure) }
  }

  private func userInfo(of failure: any APIFailure) -> [String: Any] {
    userInfo(failure.text(), failure.description)
  }

  private func userInfo(_ text: FailureText, _ description: String) -> [String: Any] {
    [
      NSLocalizedDescriptionKey: text.sentence, NSLocalizedFailureReasonErrorKey: text.reason,
      NSLocalizedRecoverySuggestionErrorKey: text.suggestion, NSDebugDescriptionErrorKey: description,
    ]
  }
#endif
