/// What another program keeps in a file: requests with what belongs to them. Reading one sends nothing.
///
/// Texts name variables as `{{name}}`, whatever the program writes, and no name in them makes a value of this machine.
package struct RequestCollection: Sendable {
  /// As it follows "is": "a Postman collection".
  package let what: String
  package var name: String
  /// In the order in which they are sent, folders opened.
  package var requests: [CollectedRequest] = []
  /// What holds in every environment.
  package var variables: [CollectedVariable] = []
  package var environments: [Environment] = []
  /// What is in the file and does nothing here.
  package var leftOut: [LeftOut] = []

  package struct Environment: Sendable {
    package var name: String
    package var variables: [CollectedVariable]
  }

  package struct LeftOut: Sendable, Hashable {
    package let line: Int
    package let what: String
    /// The file that the line is in, where the collection has several.
    package var file: String?
  }

  package init(_ what: String, name: String) {
    self.what = what
    self.name = name
  }

  /// The requests that can be sent as they are meant.
  package var sendable: [CollectedRequest] { requests.filter { $0.refusal == nil } }
}

package struct CollectedVariable: Sendable, Hashable {
  package var name: String
  package var value: String
  /// Whether the program keeps it as a secret.
  package var isSecret = false
}

/// A request, with all that it inherits from its folders.
package struct CollectedRequest: Sendable {
  package var name: String
  /// The folders it is in, the outermost first.
  package var folders: [String] = []
  package var line = 1
  /// The file that the line is in, where the collection has several.
  package var file: String?
  package var method: String = "GET"
  package var url: String = ""
  package var headers: [CollectedPair] = []
  package var auth = CollectedAuth.none
  package var body = CollectedBody.none
  /// What its folders and it give names to, for itself alone.
  package var variables: [CollectedVariable] = []
  package var captures: [CollectedCapture] = []
  package var checks: [CollectedCheck] = []
  package var followsRedirects = true
  /// In seconds.
  package var timeout: String?
  /// Why it is not sent; `nil` when it is.
  package var refusal: String?

  package init(name: String) { self.name = name }

  /// The folders and the name, as one path.
  package var title: String { (folders + [name]).joined(separator: " / ") }

  package mutating func refuse(_ why: String) { refusal = refusal ?? why }
}

package struct CollectedPair: Sendable, Hashable {
  package var name: String
  package var value: String

  init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}

/// Who asks.
package enum CollectedAuth: Sendable, Hashable {
  case none
  case basic(user: String, password: String)
  case digest(user: String, password: String)
  case header(String, prefix: String, token: String)
  case query(String, token: String)
}

package enum CollectedBody: Sendable, Hashable {
  case none
  /// With the content type that it brings along, unless a header has another.
  case text(String, type: String?)
  case form([CollectedPair])
  case multipart([CollectedPart])
  case file(String, type: String?)
  case graphQL(query: String, variables: String)
}

package struct CollectedPart: Sendable, Hashable {
  var name: String
  var content: Content
  var type: String?

  enum Content: Sendable, Hashable {
    case text(String)
    case file(String)
  }
}

/// A part of an answer.
enum AnswerSource: Sendable, Hashable {
  case status
  case body
  case duration
  case header(String)
  case cookie(String)
  /// A path as it is typed here: `.items[0].id`; an empty one is the whole body.
  case json(String)
}

/// A variable that takes its value from the answer.
package struct CollectedCapture: Sendable, Hashable {
  var name: String
  let source: AnswerSource
  let line: Int
}

/// What is expected of the answer.
package struct CollectedCheck: Sendable, Hashable {
  let source: AnswerSource
  let relation: Relation
  let line: Int

  enum Relation: Sendable, Hashable {
    case exists
    /// An operator as it is typed here, and a literal of JSON.
    case compares(String, to: String)
  }
}
