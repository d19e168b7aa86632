@_spi(Secrets) internal import ApusClient
internal import ApusEncodings
internal import ApusJSON

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// The `cookies` of an entry: what stands in its headers, which are redacted already, one by one.
enum HARCookies {
  /// What went along.
  static func sent(in fields: [HARWriter.Field]) -> JSONValue {
    let lines = fields.lazy.filter { HeaderField(name: $0.name, value: "").isNamed("Cookie") }
    return .array(
      lines.flatMap { field in
        field.value.split(separator: ";").map { pair in
          let name = pair.prefix { $0 != "=" }
          return cookie(name.trimmingBlanks, pair.dropFirst(name.count + 1).trimmingBlanks, [])
        }
      })
  }

  /// What an answer set.
  static func set(in fields: [HARWriter.Field], at time: Date) -> JSONValue {
    let lines = fields.lazy.filter { HeaderField(name: $0.name, value: "").isNamed("Set-Cookie") }
    return .array(
      lines.map { field in
        let sent = SetCookie(field.value)
        var members: [(String, JSONValue)] = []
        if let path = sent.path { members.append(("path", .string(path))) }
        if let domain = sent.domain { members.append(("domain", .string(domain))) }
        if let expiry = sent.expiry(at: time) { members.append(("expires", .string(isoText(expiry)))) }
        members += [("httpOnly", .bool(sent.has("httponly"))), ("secure", .bool(sent.has("secure")))]
        return cookie(sent.name, sent.value.reveal(), members)
      })
  }

  private static func cookie(
    _ name: String, _ value: String, _ members: [(String, JSONValue)]
  ) -> JSONValue {
    object(.object([]), adding: [("name", .string(name)), ("value", .string(value))] + members)
  }
}
