/// A job as it is kept. It gets on by being asked after, and not by time, so that sessions replay.
struct Job: Sendable {
  let id: Int
  let name: String
  var timesAsked: Int

  static let seeds = [Job(id: 1, name: "count the swifts", timesAsked: 3)]

  var isDone: Bool { timesAsked >= 3 }

  var json: JSONText {
    let status = isDone ? "done" : timesAsked == 2 ? "running" : "queued"
    let members: [(String, JSONText)] = [
      ("id", .int(id)), ("name", .string(name)), ("status", .string(status)),
    ]
    return .object(members + (isDone ? [("result", 42)] : []))
  }
}
