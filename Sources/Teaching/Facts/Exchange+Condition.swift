internal import ApusClient

extension Exchange {
  /// What the last request made its answer depend on, so that it may be 304.
  var condition: HeaderField? {
    let sent = hops.last?.sent.headers ?? [:]
    return sent.first("If-None-Match") ?? sent.first("If-Modified-Since")
  }

  /// The ETag of a 304 that is none of those that were asked for.
  var contradictingTag: HeaderField? {
    guard response?.status == 304, let tag = response?.headers.first("ETag"),
      let condition, condition.isNamed("If-None-Match")
    else { return nil }
    let asked = FieldList.members(condition.shown)
    return asked.contains { $0 == "*" || EntityTag.opaque($0) == EntityTag.opaque(tag.shown) } ? nil : tag
  }

  /// Whether the last request said who asks.
  var isAuthorized: Bool { hops.last?.sent.headers.contains("Authorization") ?? false }
}
