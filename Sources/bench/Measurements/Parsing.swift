internal import ApusJSON
internal import Foundation

extension Measurement {
  static let parsing = Measurement("parse", "bytes in memory to a document, in this process") { _ in
    var rows: [Row] = []
    var before: Quantity?
    for size in [RepositoryList.Size.one, .thirteen] {
      let bytes = RepositoryList.bytes(size.bytes)
      let data = Data(bytes)
      let race = try await Race([
        .timed("apus") { _ = try JSONDocument(bytes) },
        .timed("JSONSerialization") { _ = try JSONSerialization.jsonObject(with: data) },
      ])
      let note = before.map { growth($0, race.ours, input: "ten times as much") }
      rows += race.rows(size.name, promise: { _ in .faster(20) }, note: note)
      before = race.ours
    }
    return rows
  }
}
