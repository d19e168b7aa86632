internal import ApusClient

/// What an answer's head says of its own end: `Deprecation` (RFC 9745), `Sunset` (RFC 8594) and `Warning` (RFC 7234).
struct Fading {
  private let headers: HeaderFields

  init(_ headers: HeaderFields) { self.headers = headers }

  /// As a part of a sentence; `nil` where it says nothing of the kind.
  var hint: String? {
    let end = headers["Sunset"].map { "it will be gone \($0)" }
    let parts = [deprecated.map { "it should no longer be used\($0)" }, end, warning].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  var facts: [Fact] {
    [
      headers.first("Deprecation").flatMap { field in
        deprecated.map { Fact("It should no longer be used\($0).", field) }
      },
      headers.first("Sunset").map { Fact("It will be gone then.", $0) },
      successor.map { Fact("What takes its place is at \($0).", headers.first("Link")?.description) },
      reason.map { Fact("More of its end is said at \($0).", headers.first("Link")?.description) },
      headers.first("Warning").flatMap { field in
        warning.map { Fact(sentence($0), field) }
      },
    ].compactMap(\.self)
  }

  /// What takes its place (RFC 5829).
  private var successor: String? { isFading ? LinkHeader(headers)["successor-version"] : nil }

  /// Where people read about it.
  private var reason: String? {
    guard isFading else { return nil }
    let links = LinkHeader(headers)
    return links["deprecation"] ?? links["sunset"]
  }

  private var isFading: Bool { deprecated != nil || headers.contains("Sunset") }

  /// Since when, if that is told; `nil` where it is not so. The value is a date in seconds, as of old one of HTTP, or
  /// `true`.
  private var deprecated: String? {
    guard let value = headers["Deprecation"], value.lowercased() != "false", value != "?0" else { return nil }
    if value.hasPrefix("@"), let seconds = Int(value.dropFirst()) {
      return " since \(UTCTime.text(secondsSince1970: seconds))"
    }
    return value.contains(" ") ? " since \(value)" : ""
  }

  /// `299 - "text"` says the text.
  private var warning: String? {
    guard let value = headers["Warning"], !value.isEmpty else { return nil }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return "the server warns: \(parts.count > 2 ? String(parts[1]) : value)"
  }
}
