internal import ApusClient
internal import ApusFormats

extension Cassette {
  /// What its session called itself, so that it replays as it was recorded whatever version replays it; `nil` for one
  /// from before requests said so.
  ///
  /// - Parameter usual: for one that tells nothing.
  func userAgent(orElse usual: String?) -> String? {
    let names = recordings.map { $0.exchange.request.headers["User-Agent"] }
    if let own = names.compactMap(\.self).first(where: { $0.hasPrefix("apus/") }) { return own }
    return names.contains(nil) ? nil : usual
  }
}
