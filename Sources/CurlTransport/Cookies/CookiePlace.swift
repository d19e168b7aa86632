import ApusClient

/// What two cookies of a jar cannot share. libcurl 7.88 takes names for the same that differ in case alone.
struct CookiePlace: Hashable, Sendable {
  private let name: String
  private let domain: String
  /// Without a slash at its end: libcurl may leave it there.
  private let path: String

  init(_ line: CookieLine) {
    (name, domain, path) = (line.name.lowercased(), line.domain.lowercased(), line.path.withoutFinalSlash)
  }
}
