package import ApusClient
internal import ApusJSON
internal import ApusOpenAPI

/// Looks for the description of an API where APIs say that theirs is, and then where it usually is.
package struct DescriptionDiscovery {
  /// What was asked, and what came.
  package struct Step: Sendable, Hashable {
    package let url: WebURL
    /// In a few words: `404`, `a description`.
    package let result: String
  }

  package struct Found: Sendable {
    package let url: WebURL
    package let bytes: [UInt8]
  }

  /// How many requests it takes at most.
  package static let limit = 10
  /// Where frameworks put it, from the root of the origin.
  package static let usualPlaces = [
    "/openapi.json", "/openapi.yaml", "/swagger.json", "/v3/api-docs", "/api-docs", "/api/schema/", "/schema",
  ]
  package static let catalogue = "/.well-known/api-catalog"

  private let fetch: DescriptionFetch
  private let base: WebURL
  private let tell: (Step) -> Void
  private var asked: [String] = []
  /// What APIs name that is not at their own origin: it is not asked for.
  package private(set) var elsewhere: [WebURL] = []

  /// - Parameter tell: gets each step, as soon as it is made.
  package init(_ fetch: DescriptionFetch, base: WebURL, tell: @escaping (Step) -> Void) {
    self.fetch = fetch
    self.base = base
    self.tell = tell
  }

  /// The first thing that is a description.
  ///
  /// - Parameter named: what an earlier answer named as such.
  package mutating func find(named: WebURL? = nil) async throws(TransportError) -> Found? {
    if let named, let found = try await look(at: named) { return found }
    if let found = try await look(at: base) { return found }
    let catalogue = base.with(path: Self.catalogue, query: nil)
    if let found = try await look(at: catalogue, as: "application/linkset+json, application/json;q=0.9") {
      return found
    }
    let folder = base.path.withoutFinalSlash
    let near = folder.isEmpty ? [] : [folder + "/openapi.json"]
    for path in near + Self.usualPlaces {
      if let found = try await look(at: base.with(path: path, query: nil)) { return found }
    }
    return nil
  }

  /// Asks for something, unless it was asked for or there was enough; and for what that names.
  private mutating func look(
    at url: WebURL, as mediaType: String = Self.mediaTypes
  ) async throws(TransportError) -> Found? {
    guard url.origin == base.origin else {
      if !elsewhere.contains(url) { elsewhere.append(url) }
      return nil
    }
    guard asked.count < Self.limit, !asked.contains(url.text) else { return nil }
    asked.append(url.text)
    let exchange: Exchange
    do throws(TransportError) {
      exchange = try await fetch.get(url, as: mediaType)
    } catch {
      // A server that is not there is not asked nine times more.
      if [.connect, .time].contains(error.code.stage) || error.code == .cancelled { throw error }
      tell(Step(url: url, result: error.message))
      return nil
    }
    let bytes = exchange.text.bytes
    let isSuccess = exchange.response?.isSuccess ?? false
    if isSuccess, (try? Specification(bytes)) != nil {
      tell(Step(url: url, result: "a description"))
      return Found(url: exchange.hops.last?.sent.url ?? url, bytes: bytes)
    }
    tell(Step(url: url, result: isSuccess ? "no description" : "\(exchange.response?.status ?? 0)"))
    for target in targets(of: exchange, at: url) {
      if let found = try await look(at: target) { return found }
    }
    return nil
  }

  /// What an answer names as descriptions: by its links (RFC 8631), or as a list of links (RFC 9727, RFC 9264).
  private func targets(of exchange: Exchange, at url: WebURL) -> [WebURL] {
    guard let head = exchange.response else { return [] }
    let links = LinkHeader(head.headers)
    var written = [Self.relation, "api-catalog"].compactMap { links[$0] }
    let type = head.headers["Content-Type"]?.lowercased() ?? ""
    if head.isSuccess, type.contains("json"), let root = try? exchange.document().root {
      written += Self.references(in: root, about: base)
    }
    return written.prefix(5).compactMap { try? url.resolving($0) }
  }

  /// Of a list of links: those about the base first.
  static func references(in root: Node, about base: WebURL) -> [String] {
    let sets = root["linkset"]?.children.filter { $0[relation] != nil } ?? []
    let own = sets.filter { $0["anchor"]?.string.map { base.text.hasPrefix($0) } ?? true }
    let others = sets.filter { set in !own.contains { $0 == set } }
    return (own + others).flatMap { $0[relation]?.children.compactMap { $0["href"]?.string } ?? [] }
  }

  package static let relation = "service-desc"

  static let mediaTypes =
    "application/vnd.oai.openapi+json, application/schema+json, application/json, application/yaml;q=0.9, "
    + "*/*;q=0.5"
}
