internal import ApusJSON

/// An environment of Postman's, or its globals, which are in files of their own.
struct PostmanEnvironment {
  let name: String
  /// Globals hold in every environment.
  let isGlobal: Bool
  let variables: [CollectedVariable]

  init(_ root: Node) throws(CollectionProblem) {
    guard let values = root["values"], values.kind == .array else {
      throw CollectionProblem("an environment of Postman's has a list `values`", at: root.position)
    }
    name = root.word("name") ?? "postman"
    isGlobal = root.text("_postman_variable_scope") == "globals"
    variables = PostmanReader.variables(values)
  }

  func put(into collection: inout RequestCollection) {
    if isGlobal {
      // A variable of the collection counts more than a global one.
      let names = Set(collection.variables.map(\.name))
      collection.variables += variables.filter { !names.contains($0.name) }
    } else {
      collection.environments.append(RequestCollection.Environment(name: name, variables: variables))
    }
  }
}
