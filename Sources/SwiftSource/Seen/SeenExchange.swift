package import ApusClient
package import ApusJSON

/// A request and what it came to, as a session keeps them.
package protocol SeenExchange: AnyObject, Sendable {
  var exchange: Exchange { get }
  /// The answer's body, where it is JSON. It is asked for often, and parsed once.
  var json: Node? { get }
}

extension SeenExchange {
  /// The JSON of a success.
  var success: Node? { exchange.response?.isSuccess == true ? json : nil }

  /// The JSON of an error.
  var refusal: Node? {
    guard let status = exchange.response?.status, status >= 400, let json, json.kind == .object else {
      return nil
    }
    return json
  }
}

extension JSONShape {
  /// What the values have in common, unless ^C comes before that is known.
  package init(wanted nodes: some Sequence<Node>) throws(CancellationError) {
    var effort = Effort()
    self.init(of: nodes, within: &effort)
    try effort.checkCancellation()
  }
}
