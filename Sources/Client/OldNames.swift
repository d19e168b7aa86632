// Old names, kept for one release. `Logging` is not among them: as an alias, too, it would hide the module of swift-log.

/// `RetryMiddleware`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "RetryMiddleware")
public typealias Retry = RetryMiddleware

/// `ErrorCode`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "ErrorCode")
public typealias FailureCode = ErrorCode

/// `ErrorStage`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "ErrorStage")
public typealias FailureStage = ErrorStage

/// `TransportError`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "TransportError")
public typealias TransportFailure = TransportError

/// `RequestError`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "RequestError")
public typealias RequestProblem = RequestError

/// `ResponseDecodingError`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "ResponseDecodingError")
public typealias DecodingProblem = ResponseDecodingError

/// `WebURLError`, by the name it had before version 0.1.0.
@available(*, deprecated, renamed: "WebURLError")
public typealias URLProblem = WebURLError
