internal import Glibc

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
  try write(String(repeating: "get \(url)\n", count: count), to: script)
  try write(String(repeating: "url = \"\(url)\"\n", count: count), to: list)
  let peers = [workplace.peer("curl", ["-s", "--config", list], called: "one curl, the same list")]
  return try await Race([try workplace.apus(["run", script])] + peers.compactMap(\.self))
}

private func write(_ text: String, to path: String) throws {
  guard let file = fopen(path, "w") else { throw Child.Failure(description: "\(path) cannot be written") }
  fputs(text, file)
  fclose(file)
}
