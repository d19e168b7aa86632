/// Something an API can be asked, as far as it is known without asking.
package struct KnownEndpoint: Sendable, Hashable {
  /// `nil` takes any method.
  package let method: String?
  /// From the root of the origin, perhaps with holes: `/users/{login}`.
  package let path: String
  /// In a few words; empty where nothing is known.
  package let meaning: String
  /// A path to try, with its query, where one is known.
  package var example: String?
  /// Which operation of the description it is.
  var operation: Int?

  /// Reading comes before writing, and that before removing.
  package var rank: Int {
    let order = ["GET", "POST", "PUT", "PATCH", "DELETE"]
    return method.flatMap(order.firstIndex) ?? (method == nil ? -1 : order.count)
  }

  /// Whether a request with this method may be meant for it.
  package func takes(_ method: String) -> Bool { self.method.map { $0 == method.uppercased() } ?? true }

  /// Its path with holes that have no names: what one source calls `{login}` another may call `{username}`.
  var shape: String {
    var isInHole = false
    return String(
      decoding: path.utf8.filter { byte in
        if byte == UInt8(ascii: "{") { isInHole = true }
        defer { if byte == UInt8(ascii: "}") { isInHole = false } }
        return !isInHole || byte == UInt8(ascii: "{")
      }, as: UTF8.self)
  }
}
