internal import ApusClient
internal import ApusLanguage

/// What is kept for one origin only, while the base is at another.
struct OriginKeep: Sendable {
  /// An origin, and the socket in the file system that it is asked over.
  struct Place: Sendable, Hashable {
    let origin: Origin
    let socket: String?
  }

  let headers: [HeaderField]
  let query: [QueryItem]
  let data: [Item]

  /// As they are said.
  var names: [String] {
    headers.map(\.name) + query.map { "the query's \($0.name)" } + data.map { "the field \($0.name.shown)" }
  }
}

extension Session {
  /// Puts aside what belongs to an origin only; returns the names.
  mutating func leave(_ place: OriginKeep.Place) -> [String] {
    let keep = OriginKeep(
      headers: headers.filter { !$0.belongsAnywhere }, query: query, data: data)
    headers = HeaderFields(headers.filter(\.belongsAnywhere))
    query = []
    data = []
    if !keep.names.isEmpty { keptElsewhere[place] = keep }
    return keep.names
  }

  /// Takes up what was put aside for an origin, unless something was set in its place meanwhile; returns the names.
  mutating func comeBack(to place: OriginKeep.Place) -> [String] {
    guard let all = keptElsewhere.removeValue(forKey: place) else { return [] }
    let keep = OriginKeep(
      headers: all.headers.filter { !headers.contains($0.name) },
      query: all.query.filter { item in !query.contains { $0.name == item.name } },
      data: all.data.filter { item in !data.contains { $0.name.shown == item.name.shown } })
    headers = HeaderFields(Array(headers) + keep.headers)
    query += keep.query
    data += keep.data
    return keep.names
  }
}
