internal import ApusPractice
internal import ApusSurroundings
internal import ApusSystem
internal import ApusWords

/// `apus practice`: serves the practice API to other programs until ^C.
package enum PracticeService {
  /// - Returns: The exit status.
  package static func run(_ arguments: PracticeArguments) async -> Int32 {
    let room: Classroom?
    do {
      room = try arguments.classroom(with: .disk(home: nil))
    } catch {
      ServiceOutput.fail("error[\(error.code)]: \(retold(error.message))")
      return 2
    }
    var place = PracticePlace(
      port: arguments.port, address: arguments.address,
      admission: Admission(hosts: arguments.hosts, origins: arguments.origins), room: room)
    place.log = ServiceOutput.say
    return await serve(telling: { PracticeNotice(place, $0).lines }, { () throws in try .start(place) })
  }

  /// Serves until ^C.
  ///
  /// - Parameters:
  ///   - path: where what is served begins.
  ///   - telling: what is said below the address.
  ///   - stopping: done before the server waits for those who are still answered.
  /// - Returns: The exit status.
  static func serve(
    at path: String = "", telling: (PracticeServer) -> [String] = { _ in [] }, stopping: () -> Void = {},
    _ start: () throws -> PracticeServer
  ) async -> Int32 {
    let server: PracticeServer
    do {
      server = try start()
    } catch {
      ServiceOutput.fail("error: \(error)")
      return 1
    }
    ServiceOutput.show(said("listening on \(server.baseURL)\(path)"))
    for line in telling(server) { ServiceOutput.say(line) }
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
