internal import Glibc

extension Measurement {
  static let replaying = Measurement(
    "replay", "a recorded session, replayed without a network, from exec to exit"
  ) {
    workplace in
    let few = try await race(100, in: workplace)
    let many = try await race(1_000, in: workplace)
    let note = growth(few.ours, many.ours, input: "ten times as many")
    return [
      Row("100 steps", few.ours), Row("1,000 steps", many.ours, promise: .atMost(1), note: note),
    ]
  }
}

private func race(_ count: Int, in workplace: Workplace) async throws -> Race {
  let script = "\(workplace.folder)/steps-\(count).apus"
  let session = "\(workplace.folder)/session-\(count).md"
  let lines = (0..<count).map { number in
    number % 2 == 0 ? "get \(workplace.url("/github/users/octocat"))\n" : ".login\n"
  }
  guard let file = fopen(script, "w") else { throw Child.Failure(description: "\(script) cannot be written") }
  fputs(lines.joined(), file)
  fclose(file)
  _ = try await workplace.apus(["--record", session, "run", script]).run()
  return try await Race([try workplace.apus(["replay", session])])
}
