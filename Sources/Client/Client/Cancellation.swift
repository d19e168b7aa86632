/// Ends a request that was started with a callback. Letting go of it ends nothing.
public struct Cancellation: Sendable {
  private let action: @Sendable () -> Void

  init(_ action: @escaping @Sendable () -> Void) { self.action = action }

  /// The callback is still called, with `cancelled`, unless the request was over already.
  public func cancel() { action() }
}
