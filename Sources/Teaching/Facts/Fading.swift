internal import ApusClient
internal import ApusWords

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
    let links = headers.evidence(of: "Link")
    return [
      headers.first("Deprecation").flatMap { field in
        since.map {
          Fact(
            .said,
            $0.isEmpty ? "It should no longer be used." : "It should no longer be used since \($0).",
            .line(field))
        }
      },
      headers.first("Sunset").map { Fact(.said, "It will be gone \($0.shown).", .line($0)) },
      successor.flatMap { target in links.map { Fact(.said, "What takes its place is at \(target).", $0) } },
      reason.flatMap { target in links.map { Fact(.said, "More of its end is said at \(target).", $0) } },
      headers.first("Warning").flatMap { field in
        warningText.map { Fact(.said, "The server warns: \($0).", .line(field)) }
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

  private var isFading: Bool { since != nil || headers.contains("Sunset") }

  /// Since when; empty where that is not told, `nil` where it is not so. The value is a date in seconds, as of old one of HTTP, or
  /// `true`.
  private var since: String? {
    guard let value = headers["Deprecation"], value.lowercased() != "false", value != "?0" else { return nil }
    if value.hasPrefix("@"), let seconds = Int(value.dropFirst()) {
      return UTCTime.text(secondsSince1970: seconds)
    }
    return value.contains(" ") ? value : ""
  }

  private var deprecated: String? { since.map { $0.isEmpty ? "" : " since \($0)" } }

  /// `299 - "text"` says the text.
  private var warningText: String? {
    guard let value = headers["Warning"], !value.isEmpty else { return nil }
    let parts = value.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count > 2 ? String(parts[1]) : value
  }

  private var warning: String? { warningText.map { "the server warns: \($0)" } }
}
