extension Measurement {
  static let prettyPrinting = Measurement(
    "pretty", "a JSON file to coloured, indented text, from exec to exit"
  ) {
    workplace in
    var rows: [Row] = []
    var before: (size: RepositoryList.Size, time: Quantity)?
    for size in [RepositoryList.Size.one, .thirteen, .large] {
      let file = try RepositoryList.file(size.bytes, in: workplace)
      let ours = try workplace.apus(["--color", "always", "-e", "open \(file)", "-e", "body --pretty"])
      let peers = [
        workplace.peer("jq", ["-C", ".", file], called: "jq -C ."),
        workplace.peer("python3", ["-m", "json.tool", file], called: "python3 -m json.tool"),
      ]
      let race = try await Race([ours] + peers.compactMap(\.self))
      let note = before.map { growth($0.time, race.ours, input: "\(size.name) instead of \($0.size.name)") }
      rows += race.rows(size.name, promise: { $0.hasPrefix("jq") ? .faster(10) : nil }, note: note)
      before = (size, race.ours)
    }
    return rows
  }
}
