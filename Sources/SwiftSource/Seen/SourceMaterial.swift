package import ApusClient
package import ApusGraphQL
internal import ApusJSON
package import ApusOpenAPI
package import ApusRedaction

/// All that the source of an endpoint is made from.
package struct SourceMaterial: Sendable {
  /// The request that source is wanted for.
  let wanted: any SeenExchange
  /// Everything that was asked, the wanted one too.
  let all: [any SeenExchange]
  /// What goes with every request.
  package var headers: HeaderFields = [:]
  /// What requests accept that nobody has told what to accept.
  package var usualAccepts: Set<String> = []
  /// What paths are put behind.
  package var base: WebURL?
  /// Where the practice API is.
  package var practice: Origin?
  /// What a description says of the request.
  package var match: OperationMatch?
  /// What the request can ask, where it is one in GraphQL.
  package var graphQL: GraphQLSchema?
  /// The path behind which the described ones are; `nil` without a description.
  package var mount: String?
  /// Whether what stands for secrets was put there by a replay; everything else that reads so only looks like it.
  package var isOfReplay = false
  /// What somebody declared to be secret.
  package var rules = RedactionRules()

  package init(_ wanted: any SeenExchange, among all: [any SeenExchange]) {
    self.wanted = wanted
    self.all = all
  }

  /// What was asked, without anything that would be taken for the place of a secret.
  func request(of seen: any SeenExchange) -> Request {
    isOfReplay ? seen.exchange.request : seen.exchange.request.markingLookalikes()
  }

  func marked(_ text: String) -> String { isOfReplay ? text : Lookalike.marked(text) }

  /// The keys of an object whose values are secrets.
  func secretKeys(of object: Node) -> Set<String> {
    Set(object.secretMembers.map(\.name) + object.members.map(\.name).filter(rules.hides(field:)))
  }

  func declares(_ name: String, in place: SecretNames.Place) -> Bool {
    place == .query ? rules.hides(query: name) : rules.hides(field: name)
  }
}
