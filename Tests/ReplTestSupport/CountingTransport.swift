package import ApusClient
internal import ApusPacingTestSupport
internal import Synchronization

/// A transport that counts its answers, so that a test can interrupt what goes on without end.
package final class CountingTransport: Transport {
  private let base: any Transport
  private let alarm = Mutex<(left: Int, ring: @Sendable () -> Void)>((0, {}))
  private let watcher = Mutex<(@Sendable () -> Void)?>(nil)

  package init(_ base: any Transport) { self.base = base }

  /// Calls `ring` once, after so many answers more.
  package func after(_ answers: Int, _ ring: @escaping @Sendable () -> Void) {
    alarm.withLock { $0 = (answers, ring) }
  }

  /// Calls `ring` once bytes of a body have come.
  package func whenReceiving(_ ring: @escaping @Sendable () -> Void) { watcher.withLock { $0 = ring } }

  package func send(_ request: Request) async throws(TransportError) -> Exchange {
    defer { count() }
    let request = request.patient
    guard let ring = watcher.withLock({ $0 }) else { return try await base.send(request) }
    var watched = request
    watched.options.onProgress = { if $0.received > 0 { ring() } }
    return try await base.send(watched)
  }

  private func count() {
    let ring = alarm.withLock { alarm -> (@Sendable () -> Void)? in
      alarm.left -= 1
      return alarm.left == 0 ? alarm.ring : nil
    }
    ring?()
  }
}

extension Request {
  /// Under a sanitizer, what comes by itself comes behind the usual limits, too.
  fileprivate var patient: Request {
    guard Sanitizer.isOn, options.deadlines == Deadlines() else { return self }
    var request = self
    request.options.deadlines = Deadlines(connect: .seconds(200), idle: .seconds(600))
    return request
  }
}
