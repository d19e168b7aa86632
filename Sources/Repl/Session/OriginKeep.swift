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

extension OriginKeep {
  /// Puts aside what a session keeps for an origin only; returns the names.
  static func leave(_ place: Place, in session: inout Session) -> [String] {
    let keep = OriginKeep(
      headers: session.headers.filter { !$0.belongsAnywhere }, query: session.query, data: session.data)
    session.headers = HeaderFields(session.headers.filter(\.belongsAnywhere))
    (session.query, session.data) = ([], [])
    if !keep.names.isEmpty { session.keptElsewhere[place] = keep }
    return keep.names
  }

  /// Takes up what was put aside for an origin, unless something was set in its place meanwhile; returns the names.
  static func comeBack(to place: Place, in session: inout Session) -> [String] {
    guard let all = session.keptElsewhere.removeValue(forKey: place) else { return [] }
    let keep = OriginKeep(
      headers: all.headers.filter { [headers = session.headers] in !headers.contains($0.name) },
      query: all.query.filter { [query = session.query] item in !query.contains { $0.name == item.name } },
      data: all.data.filter { [data = session.data] item in
        !data.contains { $0.name.shown == item.name.shown }
      })
    session.headers = HeaderFields(Array(session.headers) + keep.headers)
    session.query += keep.query
    session.data += keep.data
    return keep.names
  }
}
