package import ApusAnswers
internal import ApusClient
package import ApusOpenAPI
package import ApusRedaction

/// What a session has seen of an API and its description does not have.
package struct SeenRecords {
  private let records: Records
  private let scope: EndpointScope
  private let redactor: Redactor
  private let specification: LoadedSpecification

  /// `nil` where no description is loaded.
  package init?(_ records: Records, in scope: EndpointScope, _ redactor: @autoclosure () -> Redactor) {
    guard let specification = scope.specification else { return nil }
    (self.records, self.scope, self.specification) = (records, scope, specification)
    self.redactor = redactor()
  }

  /// What was seen now, and another time; `nil` where the description cannot be read any more.
  package var facts: SeenFacts? {
    guard let whole = specification.whole else { return nil }
    let now = now(beside: whole)
    return specification.seenNotes.map { now.adding($0.earlier, beside: whole) } ?? now
  }

  /// Keeps it, where the description is one that is kept by its name.
  package func keep() {
    guard let notes = specification.seenNotes, !records.all.isEmpty, let facts else { return }
    notes.keep(facts)
  }

  private func now(beside whole: Specification) -> SeenFacts {
    // The latest are enough, and a long session costs no more than a short one.
    guard let observed = ObservedRecords(records, in: scope, redactor, latest: 500) else {
      return SeenFacts(earlier: [])
    }
    let server = observed.server
    let mount = specification.mount(of: server.origin, at: scope.base) ?? ""
    return SeenFacts(observed.exchanges, beside: whole) { exchange in
      let path = server.path.withoutFinalSlash + exchange.path
      return path.hasPrefix(mount + "/") ? String(path.dropFirst(mount.count)) : nil
    }
  }
}
