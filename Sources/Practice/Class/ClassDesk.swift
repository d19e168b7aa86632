import Synchronization

/// One student's place in a class: a practice API of its own, and what was taken of it.
final class ClassDesk: Sendable {
  typealias Moment = ContinuousClock.Instant

  let student: Student
  private let bounds: ClassBounds
  private let use = Mutex(Use())

  private struct Use {
    /// Made when the student first asks, so that an empty desk costs nothing.
    var state: ServiceState?
    var lastAsked: Moment?
    var requests = 0
    var refused = 0
    var kept = 0
    var connections = 0
    /// Connections beyond those a student may have, which wait for their refusal.
    var parting = 0
    /// How many requests may come at once from here on.
    var credit = 0.0
    /// How many bytes may go at once from here on; less than none after many.
    var bytes = 0.0
    var lastBytes: Moment?
    var progress: ClassProgress?
  }

  init(_ student: Student, _ bounds: ClassBounds) {
    self.student = student
    self.bounds = bounds
  }

  /// Held by a connection that this student uses; given up with it.
  final class Seat: ApusPractice.Seat {
    private let desk: ClassDesk
    private let now: @Sendable () -> Moment
    let isParting: Bool

    fileprivate init(_ desk: ClassDesk, isParting: Bool, _ now: @escaping @Sendable () -> Moment) {
      (self.desk, self.isParting, self.now) = (desk, isParting, now)
    }

    deinit { desk.use.withLock { if isParting { $0.parting -= 1 } else { $0.connections -= 1 } } }

    var holder: String { desk.student.token }

    func pay(_ bytes: Int) -> Duration { desk.pay(bytes, at: now()) }
  }

  /// Why a student has to wait.
  enum Excess: Error {
    /// It ends, and until then is one of so many that do.
    case connections(Seat, parting: Int)
    /// The connection is one of the student's all the same.
    case requests(Seat)
  }

  /// A place for a connection, for one more request.
  func seat(now: @escaping @Sendable () -> Moment) -> Result<Seat, Excess> {
    let moment = now()
    let (hasRoom, hasCredit, parting) = use.withLock { use in
      expire(&use, moment)
      let passed = use.lastAsked.map { $0.duration(to: moment) / .seconds(1) }
      let grown = passed.map { use.credit + $0 * bounds.requestsPerSecond } ?? bounds.burst
      use.credit = min(bounds.burst, grown)
      use.lastAsked = moment
      use.requests += 1
      let hasRoom = use.connections < bounds.connections
      if hasRoom { use.connections += 1 } else { use.parting += 1 }
      let hasCredit = use.credit >= 1
      if hasRoom, hasCredit { use.credit -= 1 } else { use.refused += 1 }
      return (hasRoom, hasCredit, use.parting)
    }
    let seat = Seat(self, isParting: !hasRoom, now)
    guard hasRoom else { return .failure(.connections(seat, parting: parting)) }
    return hasCredit ? .success(seat) : .failure(.requests(seat))
  }

  /// Counts bytes of the student's connections.
  ///
  /// - Returns: how long to wait before more of them go.
  private func pay(_ bytes: Int, at now: Moment) -> Duration {
    use.withLock { use in
      let passed = use.lastBytes.map { $0.duration(to: now) / .seconds(1) }
      let grown = passed.map { use.bytes + $0 * bounds.bytesPerSecond } ?? bounds.byteBurst
      use.bytes = min(bounds.byteBurst, grown) - Double(bytes)
      use.lastBytes = now
      return use.bytes < 0 ? .seconds(-use.bytes / bounds.bytesPerSecond) : .zero
    }
  }

  /// Counts an answer that took long to make as several requests.
  func charge(_ time: Duration) {
    let more = min(bounds.mostForOne, (time / bounds.timeOfOne).rounded(.down))
    guard more > 0 else { return }
    use.withLock { $0.credit -= more }
  }

  /// Notes that a body stays here; false when there is no room left for it.
  func keep(_ bytes: Int) -> Bool {
    use.withLock { use in
      guard use.kept + bytes <= bounds.kept else {
        use.refused += 1
        return false
      }
      use.kept += bytes
      return true
    }
  }

  /// The student's own services.
  var state: ServiceState {
    use.withLock { use in
      if let state = use.state { return state }
      let state = ServiceState()
      use.state = state
      return state
    }
  }

  func note(_ progress: ClassProgress) { use.withLock { $0.progress = progress } }

  /// Everything as it was at the start, but for what the teacher sees.
  func startAfresh() { use.withLock { ($0.state, $0.kept) = (nil, 0) } }

  /// What the teacher sees.
  func row(at now: Moment) -> ClassRow {
    use.withLock { use in
      expire(&use, now)
      return ClassRow(
        name: student.name, progress: use.progress, requests: use.requests, refused: use.refused,
        connections: use.connections, silence: use.lastAsked.map { $0.duration(to: now) })
    }
  }

  private func expire(_ use: inout Use, _ now: Moment) {
    guard let last = use.lastAsked, last.duration(to: now) > bounds.idle else { return }
    (use.state, use.kept) = (nil, 0)
  }
}
