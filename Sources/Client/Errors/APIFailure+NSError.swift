#if !canImport(FoundationEssentials)
  public import Foundation

  // On Linux these are in `ApusURLSession`: what they need is in the larger half of Foundation there, which a program
  // that does without it starts faster.

  extension APIError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }

  extension RequestError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }

  extension TransportError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }
#endif
