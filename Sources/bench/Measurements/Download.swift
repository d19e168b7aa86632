internal import ApusSystem

extension Measurement {
  static let download = Measurement(
    "download", "a body to a file, from exec to exit; and the memory that takes"
  ) {
    workplace in
    let small = try await race(50_000_000, in: workplace)
    let large = try await race(500_000_000, in: workplace)
    let promise: (String) -> Promise? = { _ in .timesRival(1.1) }
    var rows =
      small.rows("50 MB")
      + large.rows(
        "500 MB", promise: promise, note: growth(small.ours, large.ours, input: "ten times as much"))
    let before = try memory(50_000_000, in: workplace)
    let after = try memory(500_000_000, in: workplace)
    if let before, let after {
      rows.append(Row("memory for 50 MB", Quantity([before], .bytes)))
      rows.append(Row("memory for 500 MB", Quantity([after], .bytes), promise: .atMost(before * 1.1)))
    }
    return rows
  }
}

private func race(_ size: Int, in workplace: Workplace) async throws -> Race {
  let url = workplace.url("/bytes/\(size)")
  let (own, theirs) = ("\(workplace.folder)/own.bin", "\(workplace.folder)/theirs.bin")
  defer {
    FilePath.remove(own)
    FilePath.remove(theirs)
  }
  let peers = [workplace.peer("curl", ["-s", "-o", theirs, url], called: "curl -o FILE")]
  return try await Race([try workplace.apus(["get", url, "-o", own])] + peers.compactMap(\.self))
}

private func memory(_ size: Int, in workplace: Workplace) throws -> Double? {
  let file = "\(workplace.folder)/own.bin"
  defer { FilePath.remove(file) }
  let session = try workplace.conversation()
  try session.run("get \(workplace.url("/bytes/\(size)")) -o \(file)")
  return session.peakMemory
}
