internal import ApusSystem

extension Measurement {
  static let keptAlive = Measurement("kept-alive", "many small requests over one connection, one process") {
    workplace in
    let some = try await race(200, in: workplace)
    let many = try await race(2_000, in: workplace)
    let note = growth(some.ours, many.ours, input: "ten times as many")
    let promise: (String) -> Promise? = { _ in .timesRival(1.3) }
    return some.rows("200 requests from a script")
      + many.rows("2,000 requests from a script", promise: promise, note: note)
  }
}

private func race(_ count: Int, in workplace: Workplace) async throws -> Race {
  let url = workplace.url("/github/users/octocat")
  let script = "\(workplace.folder)/requests-\(count).apus"
  let list = "\(workplace.folder)/requests-\(count).curl"
  let (ours, theirs) = ("get \(url)\n", "url = \"\(url)\"\n")
  for (line, path) in [(ours, script), (theirs, list)] {
    try SafeFile.replace(path, with: Array(String(repeating: line, count: count).utf8), lasts: false)
  }
  let peers = [workplace.peer("curl", ["-s", "--config", list], called: "one curl, the same list")]
  return try await Race([try workplace.apus(["run", script])] + peers.compactMap(\.self))
}
