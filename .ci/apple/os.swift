// Names of Apple's os that the library uses, for .ci/apple-check. Nothing here does anything.

public struct OSLogPrivacy: Sendable {
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
}

public struct OSLogInterpolation: StringInterpolationProtocol {
  public init(literalCapacity: Int, interpolationCount: Int) {}
  public mutating func appendLiteral(_ literal: String) {}
  public mutating func appendInterpolation(
    _ text: @autoclosure @escaping () -> String, privacy: OSLogPrivacy = .private
  ) {}
}

public struct OSLogMessage: ExpressibleByStringInterpolation {
  public init(stringInterpolation: OSLogInterpolation) {}
  public init(stringLiteral value: String) {}
}

public struct Logger: Sendable {
  public init(subsystem: String, category: String) {}
  public func info(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
}

public typealias SignpostMetadata = OSLogMessage
public struct OSSignpostID: Sendable {}
public final class OSSignpostIntervalState: Sendable {}

public struct OSSignposter: Sendable {
  public init(logger: Logger) {}
  public func makeSignpostID() -> OSSignpostID { OSSignpostID() }
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState { OSSignpostIntervalState() }
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {}
}
