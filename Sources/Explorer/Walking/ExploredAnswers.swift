package import ApusJSON
package import ApusRendering

/// How answers were left that somebody walked in: what is folded, where the cursor is, what is marked.
package struct ExploredAnswers: Sendable {
  private var models: [String: ExploreModel] = [:]

  package init() {}

  /// As it was left, or from the beginning where another answer has the name by now.
  package func model(of root: Node, named name: String) -> ExploreModel {
    if let left = models[name], left.root == root { return left }
    return ExploreModel(root)
  }

  package mutating func keep(_ model: ExploreModel, named name: String) { models[name] = model }
}
