/// A student in the teacher's table.
struct ClassRow: Sendable {
  let name: String
  let progress: ClassProgress?
  let requests: Int
  let refused: Int
  let connections: Int
  /// Since the last request; `nil` for who did not ask yet.
  let silence: Duration?

  /// All rows have the same keys, so that they make a table.
  var json: JSONText {
    [
      "student": .string(name), "lesson": .optional(progress?.lesson),
      "goals": .optional(progress.map { "\($0.met) of \($0.goals)" }), "next": .optional(progress?.goal),
      "requests": .int(requests), "refused": .int(refused), "open": .int(connections),
      "silent_s": silence.map { .int(Int($0.components.seconds)) } ?? .null,
    ]
  }
}
