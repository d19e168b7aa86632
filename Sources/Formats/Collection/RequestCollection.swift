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
  package private(set) var leftOut: [LeftOut] = []
  private var left: Set<LeftOut> = []

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

  /// What a folder's script holds is said once, not for each request of it.
  mutating func leave(_ entry: LeftOut) {
    if left.insert(entry).inserted { leftOut.append(entry) }
  }

  /// The requests that can be sent as they are meant.
  package var sendable: [CollectedRequest] { requests.filter { $0.refusal == nil } }
}
