/// A class on one server: everyone who has a token has a practice API of their own.
package final class Classroom: Sendable {
  package let students: [Student]
  /// What the teacher shows to see how far everyone is.
  package let key: String
  package let bounds: ClassBounds
  private let desks: [String: ClassDesk]
  let now: @Sendable () -> ContinuousClock.Instant

  package init(
    _ students: [Student], key: String = ClassToken.make(), bounds: ClassBounds = ClassBounds(),
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.students = students
    self.key = key
    self.bounds = bounds
    self.now = now
    desks = Dictionary(
      students.map { ($0.token, ClassDesk($0, bounds)) }, uniquingKeysWith: { first, _ in first })
  }

  var moment: ContinuousClock.Instant { now() }

  func desk(of token: String) -> ClassDesk? { desks[token] }

  /// What everybody did, in the order of the list.
  var rows: [ClassRow] {
    let moment = moment
    return students.compactMap { desks[$0.token]?.row(at: moment) }
  }
}
