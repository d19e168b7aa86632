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
