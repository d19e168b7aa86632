internal import ApusAnswers
internal import ApusClient
internal import ApusEndpoints
internal import ApusJSON
internal import ApusLanguage
internal import ApusOpenAPI

extension Session {
  /// Where it stands, as far as that tells what can be asked there.
  var scope: EndpointScope {
    var scope = EndpointScope(base: base)
    scope.directory = directory
    scope.practice = practice
    scope.specification = specification
    (scope.headers, scope.query, scope.proof) = (headers, query, credential?.proof)
    let records = records
    // The latest are enough, and a long session costs no more than a short one.
    scope.answered = { records.all.suffix(500).reversed().filter { $0.failure == nil }.map(\.exchange) }
    return scope
  }

  /// What was seen of the API, now and another time, and is not in the description that is loaded.
  var seen: SeenFacts? {
    guard let specification, let whole = specification.whole else { return nil }
    let now = seenNow(beside: whole, specification) ?? SeenFacts(earlier: [])
    return specification.seenNotes.map { now.adding($0.earlier, beside: whole) } ?? now
  }

  /// Keeps what was seen, where the description is one that is kept by its name.
  func keepSeen() {
    guard let notes = specification?.seenNotes, !records.all.isEmpty, let seen else { return }
    notes.keep(seen)
  }

  private func seenNow(beside whole: Specification, _ specification: LoadedSpecification) -> SeenFacts? {
    // The latest are enough, and a long session costs no more than a short one.
    guard let observed = ObservedRecords(self, latest: 500) else { return nil }
    let (server, mount) = (observed.server, specification.mount(of: observed.server.origin, at: base) ?? "")
    return SeenFacts(observed.exchanges, beside: whole) { exchange in
      let path = server.path.withoutFinalSlash + exchange.path
      return path.hasPrefix(mount + "/") ? String(path.dropFirst(mount.count)) : nil
    }
  }

  /// What words name as a type: `GitHub.User`, `[GitHub.User]`, `User` if a shape has that name, or `{ id: integer }`.
  func type(_ text: String, at range: Range<Int>) throws(LineProblem) -> WantedType {
    try WantedType(text, at: range, among: shapes)
  }

  /// The names that stand for a type: the program's types, then the user's shapes.
  var typeNames: [String] { WantedType.names(with: shapes) }
}
