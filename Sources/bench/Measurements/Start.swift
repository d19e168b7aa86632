internal import ApusSystem

extension Measurement {
  static let start = Measurement("start", "exec to prompt on a pseudo-terminal; others from exec to exit") {
    workplace in
    let short = try await startRace(workplace, historyLines: 1_000)
    let long = try await startRace(workplace, historyLines: 10_000)
    let rows = short.rows("with 1,000 lines of history") { name in
      name.hasPrefix("curl") ? .timesRival(1.5) : name.hasPrefix("python3") ? .timesRival(1) : nil
    }
    let note = growth(short.ours, long.ours, input: "a history ten times as long")
    return rows + long.rows("with 10,000 lines of history", note: note).suffix(1)
  }
}

private func startRace(_ workplace: Workplace, historyLines: Int) async throws -> Race {
  try writeHistory(historyLines, in: workplace)
  defer { FilePath.remove(historyFile(in: workplace)) }
  let apus = try workplace.apus()
  let ours = Race.Contestant("apus") {
    try TerminalSession(apus, environment: workplace.environment).waitForPrompt()
  }
  let peers = [
    workplace.peer("curl", ["--version"], called: "curl --version"),
    workplace.peer("python3", ["-c", "pass"], called: "python3 -c pass"),
    workplace.peer("http", ["--version"], called: "http --version"),
  ]
  return try await Race([ours] + peers.compactMap(\.self))
}

private func historyFile(in workplace: Workplace) -> String {
  workplace.folder + "/.local/state/apus/history"
}

private func writeHistory(_ count: Int, in workplace: Workplace) throws {
  let lines = (0..<count).map { number in
    "get /repositories/\(number)?page=\(number % 7) Accept:application/json\n"
  }
  try SafeFile.replace(historyFile(in: workplace), with: Array(lines.joined().utf8), lasts: false)
}
