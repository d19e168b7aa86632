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
    /// How many requests may come at once from here on.
    var credit = 0.0
    var progress: ClassProgress?
  }

  init(_ student: Student, _ bounds: ClassBounds) {
    self.student = student
    self.bounds = bounds
  }

  /// Held by a connection that this student uses; given up with it.
  final class Seat: Sendable {
    private let desk: ClassDesk

    fileprivate init(_ desk: ClassDesk) { self.desk = desk }

    deinit { desk.use.withLock { $0.connections -= 1 } }
  }

  /// Why a student has to wait.
  enum Excess: Error {
    case connections
    case requests
  }

  /// A place for a connection, for one more request.
  func seat(at now: Moment) -> Result<Seat, Excess> {
    let excess: Excess? = use.withLock { use in
      expire(&use, now)
      let passed = use.lastAsked.map { $0.duration(to: now) / .seconds(1) }
      let grown = passed.map { use.credit + $0 * bounds.requestsPerSecond } ?? bounds.burst
      use.credit = min(bounds.burst, grown)
      use.lastAsked = now
      use.requests += 1
      // A connection that is refused is counted as well, until it ends.
      use.connections += 1
      if use.connections > bounds.connections { return .connections }
      if use.credit < 1 { return .requests }
      use.credit -= 1
      return nil
    }
    let seat = Seat(self)
    guard let excess else { return .success(seat) }
    use.withLock { $0.refused += 1 }
    return .failure(excess)
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
