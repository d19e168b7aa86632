internal import ApusJSON
internal import ApusRendering
internal import ApusText

extension Measurement {
  static let exploring = Measurement(
    "explore",
    "a body of 21 MB that somebody walks in: from its text to the first picture, from a key to the next, and memory"
  ) { workplace in
    let size = 21_000_000
    let bytes = RepositoryList.bytes(size)
    let opening = try await Race([
      .timed("apus") {
        var model = ExploreModel(try JSONDocument(bytes).root)
        draw(&model)
      }
    ])
    var rows = [Row("opening", opening.ours, promise: .atMost(0.3))]
    var opened = ExploreModel(try JSONDocument(bytes).root)
    draw(&opened)
    for (name, before, key) in [
      ("down", "", TerminalKey.down), ("to the end, all open", "e", .character("G")),
      ("up at the end", "eG", .up), ("the next item", "ejj", .character("]")),
      ("a table", "j", .character("t")),
      ("a table by a column", "jt", .character("s")),
    ] {
      var model = opened
      for character in before { _ = model.press(.character(character)) }
      let start = model
      let race = try await Race([
        .timed("apus") {
          var model = start
          _ = model.press(key)
          draw(&model)
        }
      ])
      rows.append(Row(name, race.ours, promise: .atMost(0.016)))
    }
    if let memory = try memory(of: size, in: workplace) {
      rows.append(Row("memory", Quantity([memory], .bytesPerByte), promise: .atMost(4)))
    }
    return rows
  }
}

private func draw(_ model: inout ExploreModel) {
  model.resize(Screen(width: 80, height: 24))
  _ = Theme.colour.text(of: model.lines())
}

/// The most memory of a session in which somebody walked in a file, for each of its bytes; `nil` where nobody knows.
private func memory(of size: Int, in workplace: Workplace) throws -> Double? {
  let session = try workplace.conversation()
  try session.run("open \(RepositoryList.file(size, in: workplace))")
  try session.start("explore")
  try session.press("eG/repository-9\rnt")
  try session.rest(seconds: 1)
  try session.press("q")
  try session.waitForPrompt()
  return session.peakMemory.map { $0 / Double(size) }
}
