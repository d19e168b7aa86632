internal import Dispatch
package import Practice

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// `apus practice`: serves the practice API to other programs until ^C.
package enum PracticeService {
  /// - Returns: The exit status.
  package static func run(port: UInt16, _ admission: Admission) async -> Int32 {
    let server: PracticeServer
    do {
      server = try PracticeServer.start(port: port, admission: admission)
    } catch {
      try? DescriptorSink(2).write("error: \(error)\n")
      return 1
    }
    try? DescriptorSink(1).write("listening on \(server.baseURL)\n")
    await firstSignal(of: [SIGINT, SIGTERM, SIGHUP])
    server.stop()
    return 0
  }

  private static func firstSignal(of signals: [Int32]) async {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let sources = signals.map { number in
      // A handler that does nothing, because an ignored signal would never reach the source.
      signal(number) { _ in }
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler { arrived.yield() }
      source.resume()
      return source
    }
    for await _ in arrivals { break }
    for source in sources { source.cancel() }
  }
}
