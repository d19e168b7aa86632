internal import ApusClient
package import ApusJSON

/// What a subscription in GraphQL brought as the events of one answer.
package struct GraphQLEvents {
  /// How many came.
  package private(set) var count = 0
  /// Those of each that lists errors.
  package private(set) var errors: [[Node]] = []
  /// Whether the server said that there are no more.
  package private(set) var isComplete = false

  /// `nil` for an answer that has no events, and for one that went elsewhere as it came.
  package init?(_ record: Record) {
    guard record.failure == nil, record.form == .events, let root = try? record.document().root,
      root.kind == .array
    else { return nil }
    for event in root.children {
      if event["event"]?.string == "complete" {
        isComplete = true
      } else if let data = event["data"], data.kind == .object {
        count += 1
        let listed = data["errors"].map(GraphQLAnswer.errors) ?? []
        if !listed.isEmpty { errors.append(listed) }
      }
    }
  }
}
