#if !canImport(FoundationEssentials)
  public import Foundation

  // On Linux these are in `ApusURLSession`: what they need is in the larger half of Foundation there, which a program
  // that does without it starts faster.

  extension APIError: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { FailureCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }

  extension RequestProblem: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { FailureCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }

  extension TransportFailure: CustomNSError {
    /// Of every failure the same.
    public static var errorDomain: String { FailureCode.errorDomain }

    /// The code's number.
    public var errorCode: Int { code.number }
  }
#endif
