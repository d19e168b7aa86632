internal import ApusGraphQL
package import ApusLineEditing

extension EndpointScope {
  /// What Tab offers where a type of the schema may stand: those that begin as what is typed, and behind the dot of one its
  /// fields.
  package func types(typed: String) -> [Candidate] {
    guard !typed.isEmpty, let schema = graphQL?.schema else { return [] }
    guard let dot = typed.firstIndex(of: ".") else {
      let begun = typed.lowercased()
      return schema.names.filter { $0.lowercased().hasPrefix(begun) }.map { Candidate($0, meaning: "") }
    }
    let owner = String(typed[..<dot])
    return (schema.type(named: owner)?.fields ?? []).map {
      Candidate("\(owner).\($0.name)", meaning: "\($0.type)")
    }
  }
}
