extension Measurement {
  static let bodyMemory = Measurement(
    "body-memory", "the most memory beside the body itself, a byte of body, after it is shown at the prompt"
  ) { workplace in
    var rows: [Row] = []
    for (name, size) in [("15 MB", 15_000_000), ("150 MB", 150_000_000)] {
      let file = try RepositoryList.file(size, in: workplace)
      for (subject, line) in [
        ("received", "get \(workplace.url("/json/\(size)"))"), ("opened", "open \(file)"),
      ] {
        let extra = try (0..<3).compactMap { _ in try memory(of: line, beside: size, in: workplace) }
        guard !extra.isEmpty else { continue }
        rows.append(Row("\(name) \(subject)", Quantity(extra, .bytesPerByte), promise: .atMost(0.6)))
      }
    }
    return rows
  }
}

/// What a line adds to the peak of a session, without the body it brings, for each byte of that body.
private func memory(of line: String, beside size: Int, in workplace: Workplace) throws -> Double? {
  let session = try workplace.conversation()
  try session.run("get \(workplace.url("/json/1000"))")
  let before = session.peakMemory
  try session.run(line)
  guard let before, let after = session.peakMemory else { return nil }
  return (after - before) / Double(size) - 1
}
