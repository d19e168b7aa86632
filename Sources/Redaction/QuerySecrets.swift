internal import ApusClient
internal import ApusEncodings

/// Secrets in the queries of URLs that stand in a text of any kind: `/x?token=x`, and `&amp;token=x` on a page.
enum QuerySecrets {
  static func all(in bytes: [UInt8]) -> [NamedPlace] {
    var names = KnownNames(in: bytes) { SecretNames.rule(of: $0, in: .query) != nil }
    var found: [NamedPlace] = []
    var at = 0
    while let sign = MarkSearch.next(UInt8(ascii: "="), in: bytes, from: at) {
      at = sign + 1
      let name = names.name(before: sign)
      guard names.has(name), Redactor.isInQuery(bytes[..<name.lowerBound]) else { continue }
      let value = bytes[at..<NamedValue.endInQuery(of: bytes[at...])]
      let text = names.text(of: name)
      let plain = PercentEncoding.decode(String(decoding: value, as: UTF8.self))
      guard !NamedValue.isReference(plain), SecretNames.hides(text, plain, in: .query) else { continue }
      found.append(NamedPlace(name: text, range: value.indices))
      at = value.endIndex
    }
    return found
  }
}
