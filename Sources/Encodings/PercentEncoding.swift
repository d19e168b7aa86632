/// Percent-encoding as RFC 3986 has it: which bytes may stand for themselves depends on where they stand.
package enum PercentEncoding {
  /// Where in a URL or a body a text stands.
  package enum Place: Sendable {
    /// One segment of a path that was given as a value: `/` is encoded.
    case segment
    /// A query's name or value: everything a reader might take for structure is encoded, `+ / : & = #` included.
    case queryValue
    /// A whole path, or a whole query, that somebody wrote: what is legal stays, what is encoded stays encoded.
    case writtenPath, writtenQuery
    /// Anywhere, where what is structure is meant as such: all that is legal in a URL stays.
    case reserved
    /// A query's value of which the signs are kept that mean nothing there. `&` and `+` do, and `#`, `[` and `]` are not legal.
    case keptQueryValue
    /// The same between commas, where one inside of it is encoded.
    case keptQueryElement
    /// A form field (application/x-www-form-urlencoded): as a query value, with blanks as `+`.
    case form
  }

  /// The text with every byte escaped that may not stand there.
  package static func encode(_ text: String, for place: Place) -> String {
    // Most texts need none of it.
    if text.utf8.allSatisfy({ isAllowed($0, place) }) { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.utf8.count)
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if isAllowed(byte, place) || (byte == UInt8(ascii: "%") && keepsEscapes(place) && startsWithHex(rest)) {
        result.append(byte)
      } else if byte == UInt8(ascii: " "), place == .form {
        result.append(UInt8(ascii: "+"))
      } else {
        result += escape(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Some bytes, of which not all need be text, as a form field.
  package static func form(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte in
      if byte == UInt8(ascii: " ") { return [UInt8(ascii: "+")] }
      return isAllowed(byte, .form) ? [byte] : escape(byte)
    }
  }

  /// Some bytes, of which not all need be text, with all but letters, digits and `-._~` escaped.
  package static func strict(_ bytes: [UInt8], keepingSlashes: Bool = false) -> String {
    let escaped = bytes.flatMap { byte in
      isAllowed(byte, .queryValue) || (keepingSlashes && byte == UInt8(ascii: "/")) ? [byte] : escape(byte)
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// One byte as `%XX`, whatever it is.
  package static func escape(_ byte: UInt8) -> [UInt8] {
    [UInt8(ascii: "%"), Hex.digit(byte >> 4, uppercase: true), Hex.digit(byte & 15, uppercase: true)]
  }

  /// Resolves `%XX`; a `%` that begins no escape stays. Bytes that are not UTF-8 become U+FFFD.
  package static func decode(_ text: some StringProtocol) -> String {
    String(decoding: decode(Array(text.utf8)), as: UTF8.self)
  }

  /// The same for bytes, of which not all need be text.
  package static func decode(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var at = 0
    var kept = 0
    while at < bytes.count - 2 {
      guard bytes[at] == UInt8(ascii: "%"), let high = Hex.value(of: bytes[at + 1]),
        let low = Hex.value(of: bytes[at + 2])
      else {
        at += 1
        continue
      }
      result += bytes[kept..<at]
      result.append(high << 4 | low)
      at += 3
      kept = at
    }
    return kept == 0 ? bytes : result + bytes[kept...]
  }

  /// Resolves `%XX` as `decode` does, and `+` where it is a blank; `nil` where a `%` begins no escape.
  package static func strictlyDecoded(_ text: some StringProtocol, plusIsSpace: Bool = false) -> String? {
    var result: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "%"):
        guard let high = rest.popFirst().flatMap(Hex.value), let low = rest.popFirst().flatMap(Hex.value)
        else {
          return nil
        }
        result.append(high << 4 | low)
      case UInt8(ascii: "+") where plusIsSpace: result.append(UInt8(ascii: " "))
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func isAllowed(_ byte: UInt8, _ place: Place) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      return true
    default:
      return extras(place).utf8.contains(byte)
    }
  }

  private static func extras(_ place: Place) -> String {
    switch place {
    case .segment: "-._~!$&'()*+,;=:@"
    case .queryValue, .form: "-._~"
    case .keptQueryValue: "-._~!$'()*,;:@/?="
    case .keptQueryElement: "-._~!$'()*;:@/?="
    case .writtenPath: "-._~!$&'()*+,;=:@/"
    case .writtenQuery: "-._~!$&'()*+,;=:@/?[]"
    case .reserved: "-._~!$&'()*+,;=:@/?[]#"
    }
  }

  private static func keepsEscapes(_ place: Place) -> Bool {
    place == .writtenPath || place == .writtenQuery || place == .reserved
  }

  private static func startsWithHex(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count >= 2 && rest.prefix(2).allSatisfy { Hex.value(of: $0) != nil }
  }
}
