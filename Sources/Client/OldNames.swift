// Old names, kept for one release. `Logging` is not among them: as an alias, too, it would hide the module of swift-log.

/// `RetryMiddleware`, as it was called until 0.2.
@available(*, deprecated, renamed: "RetryMiddleware")
public typealias Retry = RetryMiddleware

/// `ErrorCode`, as it was called until 0.2.
@available(*, deprecated, renamed: "ErrorCode")
public typealias FailureCode = ErrorCode

/// `ErrorStage`, as it was called until 0.2.
@available(*, deprecated, renamed: "ErrorStage")
public typealias FailureStage = ErrorStage

/// `TransportError`, as it was called until 0.2.
@available(*, deprecated, renamed: "TransportError")
public typealias TransportFailure = TransportError

/// `RequestError`, as it was called until 0.2.
@available(*, deprecated, renamed: "RequestError")
public typealias RequestProblem = RequestError

/// `ResponseDecodingError`, as it was called until 0.2.
@available(*, deprecated, renamed: "ResponseDecodingError")
public typealias DecodingProblem = ResponseDecodingError

/// `WebURLError`, as it was called until 0.2.
@available(*, deprecated, renamed: "WebURLError")
public typealias URLProblem = WebURLError
