internal import ApusAnswers
internal import ApusClient
internal import ApusJSON
internal import ApusRendering
internal import ApusRepl
internal import ApusText
internal import Foundation

extension Measurement {
  static let firstScreen = Measurement(
    "first-screen", "from the last byte of a response to a tree on 80 columns and 24 rows, in this process"
  ) { _ in
    var rows: [Row] = []
    var before: Quantity?
    for (name, size) in [("15 MB", 15_000_000), ("150 MB", 150_000_000)] {
      let exchange = Exchange(
        request: Request(url: try WebURL("http://127.0.0.1/")), startedAt: .distantPast,
        body: ReceivedBody(bytes: RepositoryList.bytes(size)))
      let race = try await Race([
        .timed("apus") {
          let record = Record(number: 1, line: "get /", exchange: exchange)
          let tree = TreeView(try record.document().root)
          _ = Theme.colour.text(of: tree.lines(on: Screen(width: 80, height: 22)))
        }
      ])
      let note = before.map { growth($0, race.ours, input: "ten times as much") }
      rows.append(Row(name, race.ours, promise: size > 100_000_000 ? .atMost(0.15) : nil, note: note))
      before = race.ours
    }
    return rows
  }
}
