/// Where a student is in a lesson, as the student's own program tells it.
struct ClassProgress: Sendable, Hashable {
  let lesson: String
  let met: Int
  let goals: Int
  /// The goal that comes next; empty after the last.
  let goal: String

  /// How long a name may be: what one student sends is shown to the teacher.
  private static let longest = 200

  private struct Told: Decodable {
    let lesson: String
    let met: Int
    let goals: Int
    let goal: String?
  }

  /// `nil` when the body is not `{"lesson": …, "met": …, "goals": …, "goal": …}`.
  init?(_ body: [UInt8]) {
    guard case .success(let told) = BodyReader.read(Told.self, from: body), !told.lesson.isEmpty,
      told.met >= 0, told.met <= told.goals
    else { return nil }
    lesson = String(told.lesson.prefix(Self.longest))
    met = told.met
    goals = told.goals
    goal = String((told.goal ?? "").prefix(Self.longest))
  }
}
