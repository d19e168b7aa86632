package import ApusJSON

/// A request and its answer, as far as a description of the API can be made of it. No secret is in it.
package struct ObservedExchange: Sendable {
  /// What a request or an answer carries.
  package struct Body: Sendable {
    package enum Content: Sendable {
      case json(JSONDocument)
      case fields([(name: String, value: String)])
      /// Nothing is known but its type.
      case other
    }

    package let type: String
    package let content: Content

    package init(type: String, _ content: Content) {
      self.type = type
      self.content = content
    }
  }

  /// The number that the session gave it.
  package let number: Int
  package let method: String
  /// Behind the server, percent-encoded.
  package let path: String
  package let status: Int
  /// The same with parameters in braces, where that is known.
  package var template: String?
  package var query: [(name: String, value: String)] = []
  /// Without those that tell who asks.
  package var headers: [(name: String, value: String)] = []
  /// In which ways it said who asks.
  package var credentials: [SecurityScheme.Kind] = []
  package var body: Body?
  package var answer: Body?

  package init(number: Int, method: String, path: String, status: Int) {
    self.number = number
    self.method = method
    self.path = path
    self.status = status
  }
}
