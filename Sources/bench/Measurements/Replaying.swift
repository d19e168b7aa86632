internal import ApusSystem

extension Measurement {
  static let replaying = Measurement(
    "replay", "a recorded session, replayed without a network, from exec to exit; and what recording costs"
  ) {
    workplace in
    let few = try await replay(100, in: workplace)
    let many = try await replay(1_000, in: workplace)
    let most = try await replay(10_000, in: workplace)
    let files = try await replayFiles(13, of: 21, in: workplace)
    let recording = try await record(100, in: workplace)
    let large = try await recordLarge(5, in: workplace)
    return [
      Row("100 steps", few),
      Row("1,000 steps", many, promise: .atMost(1), note: growth(few, many, input: "ten times as many")),
      Row("13 files with 273 steps", files, promise: .atMost(0.5)),
      Row("10,000 steps", most, note: growth(many, most, input: "ten times as many")),
    ] + recording.rows("100 lines, recorded and on the disk")
      + large.rows("five answers of 11.6 MB, recorded") { _ in .timesRival(2) }
  }
}

private func replay(_ count: Int, in workplace: Workplace) async throws -> Quantity {
  let script = try script(count, in: workplace)
  let session = "\(workplace.folder)/session-\(count)"
  _ = try await workplace.apus(["--record", session, "run", script]).run()
  return try await Race([try workplace.apus(["replay", session])]).ours
}

/// A folder with so many sessions.
private func replayFiles(_ files: Int, of count: Int, in workplace: Workplace) async throws -> Quantity {
  let script = try script(count, in: workplace)
  let folder = "\(workplace.folder)/sessions"
  try Folder.create(for: folder + "/1")
  for number in 1...files {
    _ = try await workplace.apus(["--record", "\(folder)/\(number)", "run", script]).run()
  }
  return try await Race([try workplace.apus(["replay", folder])]).ours
}

private func record(_ count: Int, in workplace: Workplace) async throws -> Race {
  let script = try script(count, in: workplace)
  // A name of its own each time: nobody is there to say that a session may be replaced.
  var round = 0
  let recorded = Race.Contestant("recorded") {
    round += 1
    return try await workplace.apus(["--record", "\(workplace.folder)/again-\(round)", "run", script]).run()
  }
  let plain = try workplace.apus(["run", script])
  return try await Race([recorded, Race.Contestant("not recorded", run: plain.run)])
}

/// So many large answers, drawn on a screen: recorded, and not.
private func recordLarge(_ count: Int, in workplace: Workplace) async throws -> Race {
  let line = "get \(workplace.url("/json/11600000"))"
  var round = 0
  func ask(_ arguments: [String]) throws -> Double {
    let session = try workplace.conversation(arguments)
    let start = ContinuousClock.now
    for _ in 0..<count { try session.run(line) }
    return (ContinuousClock.now - start).inSeconds
  }
  return try await Race([
    Race.Contestant("recorded") {
      round += 1
      return try ask(["--record", "\(workplace.folder)/large-\(round)"])
    },
    Race.Contestant("not recorded") { try ask([]) },
  ])
}

/// As many lines, every other of which asks.
private func script(_ count: Int, in workplace: Workplace) throws -> String {
  let path = "\(workplace.folder)/steps-\(count).apus"
  let lines = (0..<count).map { number in
    number % 2 == 0 ? "get \(workplace.url("/github/users/octocat"))\n" : ".login\n"
  }
  try SafeFile.replace(path, with: Array(lines.joined().utf8), lasts: false)
  return path
}
