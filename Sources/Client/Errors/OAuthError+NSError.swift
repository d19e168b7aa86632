#if !canImport(FoundationEssentials)
  public import Foundation

  extension OAuthError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }

    /// The sentences for people, and one for a log.
    public var errorUserInfo: [String: Any] { userInfo(of: self) }
  }
#endif
