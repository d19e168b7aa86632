import ApusClient

@testable import ApusCurlTransport

/// What a server sends.
extension FuzzTarget {
  static let wire = [link, cookie, head, events]

  private static let link = FuzzTarget("link", rounds: 600) { bytes in
    let value = String(decoding: bytes, as: UTF8.self)
    for link in LinkHeader(HeaderFields([HeaderField(name: "Link", value: value)])).all {
      guard !link.relations.isEmpty,
        link.relations.allSatisfy({ $0.utf8.allSatisfy { (0x61...0x7a).contains($0) } })
      else { continue }
      let printed = "<\(link.target)>; rel=\"\(link.relations.joined(separator: " "))\""
      let again = LinkHeader(HeaderFields([HeaderField(name: "Link", value: printed)])).all
      try FuzzFlaw.unless(
        again.count == 1 && again.first?.target == link.target && again.first?.relations == link.relations,
        "read otherwise: \(printed)")
    }
  }

  private static let cookie = FuzzTarget("cookie", rounds: 600) { bytes in
    let cookie = SetCookie(String(decoding: bytes, as: UTF8.self))
    _ = (cookie.domain, cookie.path, cookie.has("secure"), cookie.attributes)
    guard !cookie.name.isEmpty else { return }
    try FuzzFlaw.unless(SetCookie("\(cookie.name)=x; a").name == cookie.name, "the name is \(cookie.name)")
  }

  private static let head = FuzzTarget("head", rounds: 600) { bytes in
    var parser = HeadParser(limits: Limits())
    var lines = 0
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: 0x0a).map { $0 + 1 } ?? rest.endIndex
      _ = try Array(rest[..<end]).withUnsafeBytes { try parser.take($0) }
      rest = rest[end...]
      lines += 1
    }
    let fields = (parser.response?.headers.count ?? 0) + parser.trailers.count
    try FuzzFlaw.unless(fields <= lines, "\(fields) fields in \(lines) lines")
    try FuzzFlaw.unless(
      parser.response.map { (100...999).contains($0.status) } ?? true,
      "the status \(parser.response?.status ?? 0)")
  }

  private static let events = FuzzTarget("events", rounds: 400) { bytes in
    var whole = ServerSentEventReader()
    var pieces = ServerSentEventReader()
    let all = try whole.events(in: bytes[...])
    var some: [ServerSentEvent] = []
    for index in bytes.indices { some += try pieces.events(in: bytes[index...index]) }
    try FuzzFlaw.unless(all == some, "\(all.count) events at once and \(some.count) in pieces")
  }
}
