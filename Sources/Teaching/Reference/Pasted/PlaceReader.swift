internal import ApusClient
internal import ApusEncodings
internal import ApusWords

/// Where something is, or was asked for: hosts, the way through proxies, and other places for the same.
enum PlaceReader {
  static func parts(host value: String) -> [LinePart] {
    let url = try? WebURL("http://\(value)/")
    let isHost = url.map { $0.user == nil && $0.target == "/" && $0.fragment == nil } ?? false
    return [
      isHost && !value.contains { "/ ,".contains($0) }
        ? LinePart(value, "The host that is asked, with its port where that is not the usual one.")
        : .invalid(value, "it is one host, and perhaps a port: api.example:8443 (RFC 9110, 7.2).")
    ]
  }

  // MARK: The way through proxies

  /// `for=192.0.2.60;proto=https, for="[2001:db8::1]"`
  static func parts(forwarded value: String) -> [LinePart] {
    FieldList.members(value).flatMap(pieces).map(step)
  }

  private static func step(_ text: String) -> LinePart {
    let (name, value) = FieldList.pair(text)
    guard let meaning = steps[name] else { return .unknown(text, "no standard has this parameter.") }
    guard let value, !value.isEmpty else { return .invalid(text, "it is NAME=VALUE (RFC 7239, 4).") }
    if value.contains(":"), !text.contains("\"") {
      return .invalid(text, "what has a colon in it stands in quotation marks (RFC 7239, 4).")
    }
    if ["for", "by"].contains(name), value.count(where: { $0 == ":" }) > 1, !value.hasPrefix("[") {
      return .invalid(text, "an IPv6 address stands in brackets (RFC 7239, 6).")
    }
    return LinePart(text, meaning)
  }

  private static let steps = [
    "for": "Who asked the proxy.", "by": "Where the proxy was asked.", "host": "The Host that was asked for.",
    "proto": "How the proxy was asked: http or https.",
  ]

  // MARK: Other places

  /// `h3=":443"; ma=3600`
  static func parts(alternatives value: String) -> [LinePart] {
    if value.lowercased() == "clear" {
      return [LinePart(value, "All that was said of other places is over.")]
    }
    return FieldList.members(value).flatMap { member in
      pieces(member).enumerated().map { index, piece in index == 0 ? place(piece) : detail(piece) }
    }
  }

  private static func place(_ text: String) -> LinePart {
    let (name, value) = FieldList.pair(text)
    guard let value, text.contains("=\"") else {
      return .invalid(text, "it is PROTOCOL=\"HOST:PORT\", with the quotation marks (RFC 7838, 3).")
    }
    guard let port = value.split(separator: ":", omittingEmptySubsequences: false).last,
      value.contains(":"), FieldReader.isNumber(String(port))
    else { return .invalid(text, "the place needs a port, as in \":443\" (RFC 7838, 3).") }
    return LinePart(text, said("By \(name) it is here, too; without a host on the same one."))
  }

  private static func detail(_ text: String) -> LinePart {
    let (name, value) = FieldList.pair(text)
    switch name {
    case "ma" where FieldReader.isNumber(value ?? ""): return LinePart(text, "So many seconds this holds.")
    case "ma": return .invalid(text, "it needs a number of seconds.")
    case "persist": return LinePart(text, "With 1 it holds after a change of networks, too.")
    default: return .unknown(text, "no standard has this parameter.")
    }
  }

  /// What `;` parts, but for that in quotation marks.
  private static func pieces(_ member: String) -> [String] {
    var pieces = [""]
    var isQuoted = false
    for character in member {
      if character == "\"" { isQuoted.toggle() }
      if character == ";", !isQuoted { pieces.append("") } else { pieces[pieces.count - 1].append(character) }
    }
    return pieces.map(\.trimmingBlanks).filter { !$0.isEmpty }
  }
}
