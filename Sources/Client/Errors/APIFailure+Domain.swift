#if canImport(FoundationEssentials)
  // What the standard library asks an error for when it becomes an `NSError`, so that domain and code are these even where
  // nothing else of this package is imported.

  extension APIError {
    /// Of every failure the same.
    public var _domain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var _code: Int { code.number }
  }

  extension RequestError {
    /// Of every failure the same.
    public var _domain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var _code: Int { code.number }
  }

  extension OAuthError {
    /// Of every failure the same.
    public var _domain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var _code: Int { code.number }
  }

  extension ResponseDecodingError {
    /// Of every failure the same.
    public var _domain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var _code: Int { code.number }
  }

  extension TransportError {
    /// Of every failure the same.
    public var _domain: String { ErrorCode.errorDomain }

    /// The code's number.
    public var _code: Int { code.number }
  }
#endif
