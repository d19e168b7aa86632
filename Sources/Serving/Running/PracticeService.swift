package import ApusPractice
internal import ApusSurroundings
internal import ApusSystem

/// `apus practice`: serves the practice API to other programs until ^C.
package enum PracticeService {
  /// - Returns: The exit status.
  package static func run(port: UInt16, _ admission: Admission) async -> Int32 {
    await serve { () throws in try PracticeServer.start(port: port, admission: admission) }
  }

  /// Serves until ^C.
  ///
  /// - Parameters:
  ///   - path: where what is served begins.
  ///   - stopping: done before the server waits for those who are still answered.
  /// - Returns: The exit status.
  static func serve(
    at path: String = "", stopping: () -> Void = {}, _ start: () throws -> PracticeServer
  ) async -> Int32 {
    let server: PracticeServer
    do {
      server = try start()
    } catch {
      try? DescriptorSink(2).write("error: \(error)\n")
      return 1
    }
    try? DescriptorSink(1).write("listening on \(server.baseURL)\(path)\n")
    await firstSignal(of: [.interrupt, .terminate, .hangUp])
    stopping()
    server.stop()
    return 0
  }

  private static func firstSignal(of signals: [Signal]) async {
    let (arrivals, arrived) = AsyncStream.makeStream(of: Void.self)
    let watches = signals.map { SignalWatch($0) { arrived.yield() } }
    for await _ in arrivals { break }
    withExtendedLifetime(watches) {}
  }
}
