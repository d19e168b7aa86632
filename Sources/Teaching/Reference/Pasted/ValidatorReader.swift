internal import ApusClient
internal import ApusEncodings
internal import ApusWords

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// ETags and dates.
enum ValidatorReader {
  static func parts(tags value: String, of name: String) -> [LinePart] {
    switch (value, name) {
    case ("*", "If-Match"): return [LinePart("*", "Any version, as long as there is one.")]
    case ("*", "If-None-Match"): return [LinePart("*", "Only if there is none yet.")]
    default: break
    }
    let tags = FieldList.members(value)
    if name == "ETag", tags.count > 1 { return [.invalid(value, "an answer has one ETag only.")] }
    return tags.map { part(tag: $0, of: name) }
  }

  private static func part(tag: String, of name: String) -> LinePart {
    let isWeak = tag.hasPrefix("W/")
    let opaque = isWeak ? tag.dropFirst(2) : tag[...]
    guard opaque.count > 1, opaque.first == "\"", opaque.last == "\"" else {
      return .invalid(tag, "an ETag stands in quotation marks (RFC 9110, 8.8.3).")
    }
    if isWeak, name == "If-Match" {
      return LinePart(tag, "a weak ETag never matches here (RFC 9110, 13.1.1).", .useless)
    }
    if isWeak, name == "If-Range" {
      return .invalid(tag, "a weak ETag must not stand here (RFC 9110, 13.1.5).")
    }
    return LinePart(
      tag,
      isWeak
        ? "A weak ETag: the same in meaning, perhaps not in every byte."
        : "A strong ETag: the same in every byte.")
  }

  /// Of `If-Range`, which has one or the other.
  static func parts(tagOrDate value: String) -> [LinePart] {
    let isTag = value.contains("\"") || Date(httpDate: value) == nil
    return isTag ? parts(tags: value, of: "If-Range") : parts(date: value, of: "If-Range")
  }

  static func parts(date value: String, of name: String) -> [LinePart] {
    if let date = Date(httpDate: value) {
      let time = UTCTime.text(secondsSince1970: Int(date.timeIntervalSince1970))
      return [LinePart(value, said("That is \(time)."))]
    }
    if name == "Expires" {
      return [.invalid(value, "it is no date, which means: already over (RFC 9111, 5.3).")]
    }
    return [.invalid(value, "it is no date like Wed, 21 Oct 2026 07:28:00 GMT (RFC 9110, 5.6.7).")]
  }
}
