internal import ApusGraphQL
internal import ApusLanguage
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

  /// The type of the schema that was most likely meant by a name that it does not have; `nil` where none is near.
  package func nearestType(to name: String) -> String? {
    graphQL.flatMap { nearest(to: name, among: $0.schema.names) }
  }

  /// The type or the field that help was most likely wanted about: `Query.items` by `Query.itms`; `nil` where none is near.
  package func nearestHelp(to name: String) -> String? {
    graphQL.flatMap { GraphQLHelp.meant(by: name, in: $0) }
  }
}
