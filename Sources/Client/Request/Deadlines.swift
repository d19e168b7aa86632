/// How long to wait. `nil` waits for ever.
///
/// By default only what stands still is given up: a body may take its time while bytes of it move.
public struct Deadlines: Sendable, Hashable {
  public var connect: Duration? = .seconds(10)
  /// Without a byte in either direction: of a body that is sent, of the answer.
  public var idle: Duration? = .seconds(30)
  /// For everything, redirects included. None by default.
  public var total: Duration?

  public init() {}
}
