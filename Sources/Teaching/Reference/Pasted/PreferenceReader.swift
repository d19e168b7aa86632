internal import ApusEncodings

/// What a client would like, and a server may leave.
enum PreferenceReader {
  static func parts(_ value: String) -> [LinePart] { FieldList.members(value).map(part) }

  private static func part(_ member: String) -> LinePart {
    let (name, value) = FieldList.pair(HeaderParameters.head(of: member))
    switch (name, value?.lowercased()) {
    case ("respond-async", _):
      return LinePart(member, "202 at once is welcome: nobody need wait for the work.")
    case ("wait", let seconds):
      return FieldReader.isNumber(seconds ?? "")
        ? LinePart(member, "So many seconds the client is ready to wait.")
        : .invalid(member, "it needs a number of seconds.")
    case ("return", "minimal"): return LinePart(member, "A body that can be left out is not wanted.")
    case ("return", "representation"):
      return LinePart(member, "The resource as it is afterwards is wanted for the body.")
    case ("return", _): return .invalid(member, "it is minimal or representation (RFC 7240, 4.2).")
    case ("handling", "strict"): return LinePart(member, "Whatever is not quite right is to be refused.")
    case ("handling", "lenient"): return LinePart(member, "What is not quite right is to be overlooked.")
    case ("handling", _): return .invalid(member, "it is strict or lenient (RFC 7240, 4.4).")
    default:
      return .unknown(member, "servers ignore a preference that they do not know (RFC 7240, 2).")
    }
  }
}
