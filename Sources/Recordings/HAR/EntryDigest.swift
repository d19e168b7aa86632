internal import ApusEncodings

/// A digest of one entry of a HAR log, which the entry carries: it tells whether the entry is as it was written. It is of
/// that entry alone, and no secret is in it: whoever can compute it can make another.
package enum EntryDigest {
  package enum Finding: Sendable, Hashable {
    case fits, none, differs
    /// Who wrote the entry anew, as it says itself.
    case rewritten(String)
  }

  package static let key = "_digest"
  /// What stands in its place in an entry that `audit` changed.
  package static let audited = "rewritten by audit"

  /// What stands in its place in an entry that `replay --update` wrote anew.
  package static let updated = "rewritten by replay --update"

  private static let opening = Array(",\"_digest\":\"".utf8)

  /// An entry, one line of JSON, with its digest behind all else.
  package static func signed(_ entry: some Collection<UInt8>) -> [UInt8] {
    var bytes = Array(entry)
    guard bytes.last == UInt8(ascii: "}") else { return bytes }
    let digest = text(of: bytes)
    bytes.removeLast()
    return bytes + opening + digest.utf8 + Array("\"}".utf8)
  }

  /// An entry that says who wrote it anew.
  package static func marked(_ entry: some Collection<UInt8>, _ mark: String) -> [UInt8] {
    var bytes = Array(entry)
    guard bytes.last == UInt8(ascii: "}"), finding(in: bytes) == .none else { return bytes }
    bytes.removeLast()
    return bytes + opening + mark.utf8 + Array("\"}".utf8)
  }

  /// What the digest of an entry says. A comma behind it is no part of it.
  package static func finding(in line: some Collection<UInt8>) -> Finding {
    var bytes = Array(line)
    if bytes.last == UInt8(ascii: ",") { bytes.removeLast() }
    guard let start = lastPlace(of: opening, in: bytes), bytes.count > start + opening.count + 2 else {
      return .none
    }
    let value = String(decoding: bytes[(start + opening.count)...].dropLast(2), as: UTF8.self)
    if value.hasPrefix("rewritten by ") { return .rewritten(String(value.dropFirst(13))) }
    return text(of: bytes[..<start] + [UInt8(ascii: "}")]) == value ? .fits : .differs
  }

  private static func text(of bytes: some Collection<UInt8>) -> String {
    String(Hex.digits(of: SHA256.hash(Array(bytes))).prefix(32))
  }

  private static func lastPlace(of part: [UInt8], in bytes: [UInt8]) -> Int? {
    guard bytes.count >= part.count else { return nil }
    return (0...(bytes.count - part.count)).last { bytes[$0...].starts(with: part) }
  }
}
