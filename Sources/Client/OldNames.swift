// Old names, kept for one release. `Logging` is not among them: as an alias, too, it would hide the module of swift-log.

@available(*, deprecated, renamed: "RetryMiddleware")
public typealias Retry = RetryMiddleware

@available(*, deprecated, renamed: "ErrorCode")
public typealias FailureCode = ErrorCode

@available(*, deprecated, renamed: "ErrorStage")
public typealias FailureStage = ErrorStage

@available(*, deprecated, renamed: "TransportError")
public typealias TransportFailure = TransportError

@available(*, deprecated, renamed: "RequestError")
public typealias RequestProblem = RequestError

@available(*, deprecated, renamed: "ResponseDecodingError")
public typealias DecodingProblem = ResponseDecodingError

@available(*, deprecated, renamed: "WebURLError")
public typealias URLProblem = WebURLError
