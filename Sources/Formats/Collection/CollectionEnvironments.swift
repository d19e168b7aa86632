internal import ApusJSON

/// The variables of a collection as `http-client.env.json` and its private twin have them.
package struct CollectionEnvironments {
  /// What everybody may see, and what nobody else should. None is an empty text.
  package let open: String
  package let secret: String
  /// How many secrets there are.
  package let secretCount: Int

  package init(_ collection: RequestCollection) {
    let environments = Self.all(of: collection)
    open = Self.text(environments) { !$0.isSecret }
    secret = Self.text(environments) { $0.isSecret }
    secretCount = environments.reduce(0) { $0 + $1.variables.count(where: \.isSecret) }
  }

  static let shared = "$shared"

  static func all(of collection: RequestCollection) -> [RequestCollection.Environment] {
    [RequestCollection.Environment(name: shared, variables: collection.variables)] + collection.environments
  }

  private static func text(
    _ environments: [RequestCollection.Environment], where isWanted: (CollectedVariable) -> Bool
  ) -> String {
    let members = environments.compactMap { environment -> JSONValue.Member? in
      var values: [JSONValue.Member] = []
      for variable in environment.variables where isWanted(variable) {
        values.removeAll { $0.key == variable.name }
        values.append(JSONValue.Member(variable.name, .string(variable.value)))
      }
      // An environment that has nothing is one that may be chosen.
      if values.isEmpty, environment.name == shared || environments.isEmpty { return nil }
      return JSONValue.Member(environment.name, .object(values))
    }
    let isEmpty = members.allSatisfy {
      if case .object(let values) = $0.value { values.isEmpty } else { true }
    }
    if isEmpty { return "" }
    let text = JSONValue.object(members).text
    return ((try? JSONDocument(text))?.indented() ?? text) + "\n"
  }
}
