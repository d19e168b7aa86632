internal import ApusJSON

/// What the events of a stream promise: which kinds there are, and for each what its data is like. How many come, and in
/// what order, is up to the day.
struct EventsContract {
  private let promised: JSONDocument
  private let ignored: IgnoredPlaces

  init(_ document: JSONDocument, ignored: IgnoredPlaces) {
    promised = document
    self.ignored = ignored
  }

  func findings(in now: JSONDocument) -> [Finding] {
    let (old, new) = (Self.kinds(in: promised), Self.kinds(in: now))
    let isJudged = ignored.ignores(Location([.position(0), .key("event")]), in: promised.root)
    // Where none come there is nothing to tell apart.
    guard !isJudged, !new.isEmpty, old != new || old.count > 1 else {
      return JSONContract(promised, ignored: ignored).findings(in: now)
    }
    let shared = old.filter(new.contains)
    return names(old, new)
      + shared.flatMap { kind -> [Finding] in
        guard let before = Self.events(of: kind, in: promised), let after = Self.events(of: kind, in: now)
        else { return [] }
        return JSONContract(before, ignored: ignored).findings(in: after)
      }
  }

  /// A kind in the place of another one is a break. One that did not come, or came besides, may do so another time.
  private func names(_ old: [String], _ new: [String]) -> [Finding] {
    let (gone, come) = (old.filter { !new.contains($0) }, new.filter { !old.contains($0) })
    guard !gone.isEmpty || !come.isEmpty else { return [] }
    return [
      Finding(
        .shape, promised: "events: \(old.joined(separator: ", "))",
        found: "events: \(new.joined(separator: ", "))", isNoted: gone.isEmpty || come.isEmpty)
    ]
  }

  private static func kinds(in document: JSONDocument) -> [String] {
    Set(document.root.children.compactMap { $0["event"]?.string }).sorted()
  }

  private static func events(of kind: String, in document: JSONDocument) -> JSONDocument? {
    let texts = document.root.children.filter { $0["event"]?.string == kind }.map(\.text)
    return try? JSONDocument("[\(texts.joined(separator: ","))]")
  }
}
