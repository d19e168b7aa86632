internal import ApusJSON
internal import ApusRendering

extension Measurement {
  static let comparing = Measurement(
    "diff", "two lists of 10,000 items, in this process: by identity, and where nothing tells items apart"
  ) { _ in
    var rows: [Row] = []
    for (name, field) in [("by identity", "id"), ("by likeness", "number")] {
      let (old, new) = (try list(field, from: 0), try list(field, from: 1))
      let race = try await Race([
        .timed("apus") { _ = JSONDifference.between(old.root, new.root) }
      ])
      rows.append(Row(name, race.ours, promise: .atMost(0.200)))
    }
    return rows
  }
}

/// Each seventh item has another value, one is new and one is gone, and all are in another place.
private func list(_ field: String, from start: Int) throws -> JSONDocument {
  let items = (start..<start + 10_000).map { number in
    #"{"\#(field)": \#(number), "name": "item \#(number / 2)", "tags": ["a", "b"], "price": \#(number % 7 * start)}"#
  }
  return try JSONDocument("[\(items.joined(separator: ",\n"))]")
}
