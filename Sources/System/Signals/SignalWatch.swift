@preconcurrency internal import Dispatch

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Calls a function at each signal of a kind, for as long as it lives.
package final class SignalWatch: Sendable {
  private let source: any DispatchSourceSignal

  /// - Parameters:
  ///   - handler: called by the system in the middle of anything: it may set an atomic value, and hardly more.
  ///   - action: called soon after, on a queue of the system's.
  package init(
    _ watched: Signal, inHandler handler: @escaping @convention(c) (Int32) -> Void = { _ in },
    _ action: @escaping @Sendable () -> Void
  ) {
    // Ignored, a signal would never reach the source; unhandled, it would end the program.
    signal(watched.number, handler)
    source = DispatchSource.makeSignalSource(signal: watched.number, queue: .global())
    source.setEventHandler(handler: action)
    source.resume()
  }

  deinit { source.cancel() }
}
