internal import ApusEncodings
internal import ApusJSON
internal import ApusRedaction

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

func object(_ value: JSONValue, adding members: [(String, JSONValue)]) -> JSONValue {
  guard case .object(let old) = value else { return value }
  return .object(old + members.map { JSONValue.Member($0.0, $0.1) })
}

func queryString(of url: String) -> JSONValue {
  let query = url.firstIndex(of: "?").map { url[url.index(after: $0)...] } ?? ""
  return .array(
    query.split(separator: "&").map { pair in
      let name = pair.prefix { $0 != "=" }
      return object(
        .object([]),
        adding: [
          ("name", .string(PercentEncoding.decode(name))),
          ("value", .string(PercentEncoding.decode(pair.dropFirst(name.count + 1)))),
        ])
    })
}

/// What stands for a secret, each once, in order.
func placeholders(in bytes: [UInt8]) -> [String] {
  var found: [String] = []
  let brace = UInt8(ascii: "{")
  for start in bytes.indices.dropLast() where bytes[start] == brace && bytes[start + 1] == brace {
    guard let length = Placeholders.length(at: bytes[start...]) else { continue }
    let text = String(decoding: bytes[start..<start + length], as: UTF8.self)
    if !found.contains(text) { found.append(text) }
  }
  return found
}

func isoText(_ date: Date) -> String {
  let microseconds = Int((max(-6e10, min(date.timeIntervalSince1970, 2.5e11)) * 1e6).rounded())
  let whole = microseconds >= 0 ? microseconds / 1_000_000 : (microseconds - 999_999) / 1_000_000
  let time = Timestamp(seconds: whole, nanoseconds: (microseconds - whole * 1_000_000) * 1000)
  return time.iso8601(fractionDigits: 6) ?? "1970-01-01T00:00:00.000000Z"
}

func seconds(_ duration: Duration) -> Double {
  Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
}
