internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// The pairs of a URL in a line, of which some are secrets: `?token=x`, `&token=x`, `;token=x` and `#token=x`; others have
/// one in their value: `?next=/x%3Ftoken%3Dx`.
struct URLPairs {
  /// Those that are, without their names.
  let secrets: [Range<Int>]

  init(_ bytes: [UInt8]) {
    secrets = bytes.indices.flatMap { place -> [Range<Int>] in
      guard "?&#;".utf8.contains(bytes[place]) else { return [] }
      // Those behind a semicolon end at the next one.
      let ends: Set<UInt8> = bytes[place] == UInt8(ascii: ";") ? Self.ends.union(";".utf8) : Self.ends
      let pair = bytes[(place + 1)...].prefix { !isBlank($0) && !ends.contains($0) }
      guard let sign = pair.firstIndex(of: UInt8(ascii: "=")) else { return [] }
      let name = PercentEncoding.decode(String(decoding: pair[..<sign], as: UTF8.self))
      let value = pair[(sign + 1)...]
      let text = PercentEncoding.decode(String(decoding: value, as: UTF8.self))
      if text.hasPrefix("{{") { return [] }
      let isSecret = SecretNames.hidesForCertain(Self.innermost(name), text, in: .query)
      return isSecret ? [value.indices] : Redactor.ranges(inValue: value, of: name)
    }
  }

  private static let ends = Set("&#'\"".utf8)

  /// `password` of `user[password]`, of `user[password][]` and of `password[0]`.
  static func innermost(_ name: String) -> String {
    name.split { "[]".contains($0) }.last { !$0.allSatisfy(\.isNumber) }.map(String.init) ?? name
  }
}
