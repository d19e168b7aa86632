@preconcurrency internal import Dispatch
internal import Synchronization

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Turns ^C into the cancellation of what runs. While nothing runs it does nothing: at the prompt ^C is a key.
package final class Interrupts: Sendable {
  private let cancel = Mutex<(@Sendable () -> Void)?>(nil)
  private let source: any DispatchSourceSignal
  private let executor: (any TaskExecutor)?

  /// Takes over SIGINT for the rest of the process. Work runs on `executor`; `nil`, the default, is Swift's own.
  package init(executor: (any TaskExecutor)? = nil) {
    self.executor = executor
    // A handler that does nothing, because an ignored signal would never reach the source.
    signal(SIGINT) { _ in }
    source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler { [weak self] in self?.fire() }
    source.resume()
  }

  private func fire() {
    guard let cancel = cancel.withLock({ $0 }) else { return }
    // The terminal has written ^C; what is said about it begins on a line of its own.
    if isatty(1) == 1 { try? DescriptorSink(1).write("\n") }
    cancel()
  }

  /// Does the work in a task that ^C cancels.
  package func whileRunning<Value: Sendable>(
    _ work: sending @escaping @isolated(any) () async -> Value
  ) async -> Value {
    let task = Task(executorPreference: executor, operation: work)
    cancel.withLock { $0 = { task.cancel() } }
    defer { cancel.withLock { $0 = nil } }
    return await task.value
  }
}
