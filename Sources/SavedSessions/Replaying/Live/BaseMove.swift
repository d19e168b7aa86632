internal import ApusClient

/// A session's own base, and another one in its place: what the session asks of the one is asked of the other, and what
/// comes from there reads as if the first had answered.
///
/// The whole origin moves, so that nothing is asked any more of the server that was recorded, and no credential gets
/// there.
struct BaseMove: AddressAlias {
  let old: WebURL
  private let new: WebURL
  private var names: [(real: [UInt8], name: [UInt8])]

  init(from old: WebURL, to new: WebURL) {
    (self.old, self.new) = (old, new)
    let texts = [(new, old), (new.with(path: "/", query: nil), old.with(path: "/", query: nil))]
    // The longer one counts where both stand.
    names = texts.map { real, name in
      (Array((real.root + real.folder).utf8), Array((name.root + name.folder).utf8))
    }
  }

  /// Where a request goes instead; `nil` for one that goes elsewhere.
  func moved(_ url: WebURL) -> WebURL? {
    guard url.origin == old.origin else { return nil }
    let path = isBelow(url) ? new.folder + url.path.dropFirst(old.folder.count) : url.path
    return new.with(path: path, query: url.query, fragment: url.fragment)
  }

  private func isBelow(_ url: WebURL) -> Bool {
    url.path == old.folder || url.path.hasPrefix(old.folder + "/")
  }

  /// As it names what an answer says. Where the other base has no path, an address there tells not whether it is below the
  /// session's own: what was asked does.
  func naming(answersTo url: WebURL) -> BaseMove {
    guard new.folder.isEmpty, !isBelow(url) else { return self }
    var move = self
    move.names = Array(names.suffix(1))
    return move
  }

  /// The same hop with a `Location` that names no server as the session's own base would have it.
  func atHome(_ hop: Hop) -> Hop {
    guard old.folder != new.folder, hop.sent.url.origin == old.origin, let head = hop.response,
      let place = head.headers["Location"], place.hasPrefix("/"), !place.hasPrefix("//"),
      new.folder.isEmpty ? isBelow(hop.sent.url) : place.isUnder(new.folder)
    else { return hop }
    let own = old.folder + place.dropFirst(new.folder.count)
    let headers = head.headers.setting("Location", own.isEmpty ? "/" : own)
    return Hop(
      sent: hop.sent, informational: hop.informational,
      response: ResponseHead(
        version: head.version, status: head.status, reason: head.reason, headers: headers),
      trailers: hop.trailers, timing: hop.timing, connection: hop.connection)
  }

  func named(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    for index in bytes.indices where index >= at && bytes[index] == UInt8(ascii: "h") {
      let rest = bytes[index...]
      guard
        let found = names.first(where: { rest.starts(with: $0.real) && Self.ends($0.real.count, in: rest) })
      else { continue }
      result += bytes[at..<index] + found.name
      at = index + found.real.count
    }
    return at == 0 ? bytes : result + bytes[at...]
  }

  /// Whether a host or a folder ends behind so many bytes.
  private static func ends(_ count: Int, in bytes: ArraySlice<UInt8>) -> Bool {
    guard let next = bytes.dropFirst(count).first else { return true }
    return !(next &- 0x30 < 10 || (next | 0x20) &- 0x61 < 26 || ".:-_~%".utf8.contains(next))
  }
}

extension WebURL {
  /// Scheme, host and port, as they are written.
  fileprivate var root: String { "\(scheme)://\(authority)" }

  /// The path without a slash at its end.
  fileprivate var folder: String { path.hasSuffix("/") ? String(path.dropLast()) : path }
}
