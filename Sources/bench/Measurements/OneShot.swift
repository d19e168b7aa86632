extension Measurement {
  static let oneShot = Measurement("one-shot", "one request to a server on this machine, from exec to exit") {
    workplace in
    var rows: [Row] = []
    var quantities: [Quantity] = []
    for (subject, path) in [
      ("1 kB of JSON", "/json/1000"), ("1 MB of JSON", "/json/1000000"), ("10 MB of JSON", "/json/10000000"),
    ] {
      let url = workplace.url(path)
      let peers = [
        workplace.peer("curl", ["-s", url], called: "curl -s URL"),
        workplace.peer("http", ["--ignore-stdin", url], called: "http URL"),
      ]
      let race = try await Race([try workplace.apus(["get", url])] + peers.compactMap(\.self))
      quantities.append(race.ours)
      rows += race.rows(subject) { $0.hasPrefix("curl") ? .timesRival(1.5) : nil }
    }
    rows[rows.count - 1].note = growth(quantities[1], quantities[2], input: "10 MB")
    return rows
  }
}
