internal import ApusClient
internal import ApusJSON
package import ApusLanguage
package import ApusLineEditing

/// What answers tell of a path that nothing describes: the fields that a body there may have, and what stands below it.
package struct AnsweredFields {
  /// What was answered there and below, the latest first.
  private let exchanges: [(path: String, exchange: Exchange)]
  private let path: String

  /// More is not looked at while somebody types.
  private static let largestBody = 256 << 10
  private static let mostExchanges = 60

  /// - Parameter words: the method and what follows it; `nil` where they name no path of the base.
  package init?(_ words: [Word], in scope: EndpointScope) {
    guard let verb = words.first, ["post", "put", "patch"].contains(verb.text.lowercased()),
      let base = scope.base, let place = RequestLine.placeOfURL(in: Array(words.dropFirst())),
      let word = words.first(where: { $0.range == place })
    else { return nil }
    var path = String(word.text.prefix { $0 != "?" })
    if word.text.contains("://") {
      guard let url = try? WebURL(word.text), url.origin == base.origin else { return nil }
      path = url.path
    } else {
      path = URLReference.join(base.path, scope.directory, path, keepsDots: false)
    }
    self.init(at: path, in: scope)
  }

  /// - Parameter path: from the root of the host.
  init?(at path: String, in scope: EndpointScope) {
    guard let base = scope.base else { return nil }
    let path = path.withoutFinalSlash
    self.path = path
    exchanges = scope.answered().prefix(Self.mostExchanges).compactMap { exchange in
      let asked = exchange.request.url
      let place = asked.path.withoutFinalSlash
      guard asked.origin == base.origin, place == path || Self.isItem(place, of: path) else { return nil }
      return (place, exchange)
    }
  }

  /// Whether a path is the next below another: what answers there is one of its items.
  private static func isItem(_ place: String, of path: String) -> Bool {
    !path.isEmpty && place.hasPrefix(path + "/") && !place.dropFirst(path.count + 1).contains("/")
  }

  // MARK: Fields

  /// Those a 400 has named, then those that were sent before, then those that answers have; but for those that are there.
  package func candidates(without items: [Word]) -> [Candidate] {
    var seen = Set(items.compactMap { Item($0)?.name.shown })
    let (sent, answered) = (sentFields, answeredFields)
    var texts: [String: Bool] = [:]
    for field in answered + sent { texts[field.name] = field.isText }
    var all: [(name: String, meaning: String)] = namedFields.map { ($0, "the last answer here asks for it") }
    all += sent.map { ($0.name, "sent here before") }
    all += answered.map { ($0.name, "answers here have it") }
    return all.filter { seen.insert($0.name).inserted }.map { field in
      let sign = texts[field.name] ?? true ? "=" : ":="
      return Candidate(
        ItemPrinter.name(ofKey: field.name) + sign, meaning: field.meaning, addsSpace: false)
    }
  }

  private typealias Field = (name: String, isText: Bool)

  private var namedFields: [String] {
    let refused = exchanges.first { $0.path == path && [400, 422].contains($0.exchange.response?.status) }
    return refused.flatMap { Self.document($0.exchange.body.bytes) }.map { RefusedFields.names(in: $0.root) }
      ?? []
  }

  private var sentFields: [Field] {
    for (place, exchange) in exchanges where place == path {
      guard let bytes = exchange.request.body?.bytesInMemory,
        let root = Self.document(Array(bytes))?.root, root.kind == .object
      else { continue }
      return Self.fields(of: root)
    }
    return []
  }

  private var answeredFields: [Field] {
    for (place, exchange) in exchanges where exchange.response?.isSuccess ?? false {
      guard let root = Self.document(exchange.body.bytes)?.root else { continue }
      let item = place == path ? Self.list(in: root)?.first : nil
      guard let object = item ?? (root.kind == .object ? root : nil) else { continue }
      return Self.fields(of: object).filter { !Self.isServers($0.name) }
    }
    return []
  }

  private static func fields(of object: Node) -> [Field] {
    object.members.map { ($0.name, $0.value.kind == .string) }
  }

  /// Whether a field is the server's to give.
  private static func isServers(_ name: String) -> Bool {
    ["id", "url", "href", "self"].contains(name) || name.hasPrefix("_") || name.hasSuffix("_at")
      || name.hasSuffix("_url")
  }

  // MARK: What is below

  private static let mostValues = 8

  /// What the items of the last list there are called, and what they are.
  var values: [(value: String, meaning: String)] {
    let lists = exchanges.lazy.filter { $0.path == path && $0.exchange.response?.isSuccess ?? false }
      .compactMap { Self.document($0.exchange.body.bytes).flatMap { Self.list(in: $0.root) } }
    return lists.first?.prefix(Self.mostValues).compactMap { item in
      let value = ["id", "_id", "uuid", "slug", "key", "name"].lazy.compactMap { item[$0] }
        .first { $0.kind == .string || $0.kind == .integer }.map { $0.string ?? $0.text }
      guard let value, Self.isPlain(value) else { return nil }
      let title =
        ["name", "title", "login", "label"].lazy.compactMap { item[$0]?.string }.first ?? "an item of it"
      return (value, title)
    } ?? []
  }

  private static func isPlain(_ value: String) -> Bool {
    !value.isEmpty && value.utf8.count <= 80
      && value.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || "-_.~".utf8.contains($0) }
      && !value.allSatisfy { $0 == "." }
  }

  // MARK: Bodies

  private static func document(_ bytes: [UInt8]) -> JSONDocument? {
    bytes.isEmpty || bytes.count > largestBody ? nil : try? JSONDocument(bytes)
  }

  /// The objects of a list, or of the one list that an object has.
  private static func list(in root: Node) -> [Node]? {
    var list = root
    if root.kind == .object {
      guard let first = root.members.map(\.value).first(where: { $0.kind == .array && $0.count > 0 }) else {
        return nil
      }
      list = first
    }
    let items = Array(list.children.prefix(mostValues))
    return list.kind == .array && items.first?.kind == .object ? items : nil
  }
}
