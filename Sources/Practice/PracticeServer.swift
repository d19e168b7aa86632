internal import ApusSystem

/// The embedded practice API: an HTTP/1.1 server on 127.0.0.1 that works without a network, starts in the same
/// state each time, and can fail in every way a server can.
///
/// Its bodies hold no time of day and its responses no `Date`, so that what was recorded once replays exactly.
package final class PracticeServer: Sendable {
  package let port: UInt16
  /// A second port with the same routes: another origin, for what must not be sent to one.
  package let otherPort: UInt16
  /// A port that accepts no connection and refuses none.
  package var silentPort: UInt16 { site.silentPort }
  /// Where it is reached: at an address of this machine, the first of which is 127.0.0.1 for a server that has all.
  package let baseURL: String

  /// Every failure that can be seen here, and how. The plainest way to a code comes before its variants.
  package var faultExamples: [FaultExample] { site.faultExamples }

  private let site: Site
  private let stopSignal: StopSignal
  private let threads: ThreadGroup

  /// Starts to serve. Port 0 lets the system choose; a port that is taken throws `ListenError`.
  package static func start(
    port: UInt16 = 0, limits: Limits = Limits(), admission: Admission = Admission()
  ) throws -> PracticeServer {
    try PracticeServer(requestedPort: port, limits: limits, admission: admission.ofPractice, router: nil)
  }

  /// Starts to serve the practice API on an address, perhaps to a class, where everyone has one of their own.
  ///
  /// Where others than this machine may reach it, the names of that address are answered, too, and no answer takes
  /// longer than it may in a class. For a class the system is asked for as many descriptors as it may need.
  package static func start(_ place: PracticePlace) throws -> PracticeServer {
    let descriptors = DescriptorLimit.raise(to: place.room?.bounds.descriptors ?? 0)
    return try PracticeServer(
      requestedPort: place.port, at: place.address, limits: place.limits(descriptors: descriptors),
      admission: place.fullAdmission,
      router: place.room.map { ClassRouter(room: $0) })
  }

  /// Starts to serve something else than the practice API, on the same terms.
  package static func start(
    _ mock: Mock, port: UInt16 = 0, limits: Limits = Limits(), admission: Admission = Admission()
  ) throws -> PracticeServer {
    var limits = limits
    limits.log = mock.log
    return try PracticeServer(
      requestedPort: port, limits: limits, admission: admission, router: MockRouter(mock))
  }

  private init(
    requestedPort: UInt16, at address: IPv4Address = .loopback, limits: Limits, admission: Admission,
    router: (any Routing)?
  ) throws {
    let listener = try Listener(port: requestedPort, at: address, admission: admission, router: router)
    guard let stopSignal = StopSignal() else {
      listener.close()
      throw ListenError(port: requestedPort)
    }
    site = listener.site
    port = site.port
    baseURL = "http://\(address == .any ? .loopback : address):\(site.port)"
    otherPort = site.otherPort
    self.stopSignal = stopSignal
    let threads = ThreadGroup()
    self.threads = threads
    let isStarted = threads.start {
      listener.acceptConnections(in: threads, limits: limits, until: stopSignal)
    }
    if !isStarted {
      listener.close()
      throw ListenError(port: requestedPort)
    }
  }

  deinit { stop() }

  /// Closes every connection and both ports, and waits until no thread and no descriptor is left.
  /// Stopping twice does nothing. It must not be called from a route.
  package func stop() {
    stopSignal.raise()
    threads.joinAll()
  }
}
