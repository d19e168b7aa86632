/// What a name of the reference is the name of.
package enum TopicKind: String, Sendable, CaseIterable {
  case idea, directive, cookie, scheme, coding, type, relation, header, method, status, problem, curl, system
  case urlsession

  /// Whether the word for the kind stands before its names: `relation next`, and `ECONNREFUSED` alone.
  var isTyped: Bool { ![.idea, .system, .urlsession, .status].contains(self) }

  /// What is typed to see a name of this kind.
  func topic(_ name: String) -> String { isTyped ? "\(rawValue) \(name)" : name }

  var table: ReferenceTable {
    switch self {
    case .idea: Self.ideas
    case .directive: Self.directives
    case .cookie: Self.cookies
    case .scheme: Self.schemes
    case .coding: Self.codings
    case .type: Self.types
    case .relation: Self.relations
    case .header: Self.headers
    case .method: Self.methods
    case .status: Self.statuses
    case .problem: Self.problems
    case .curl: Self.curlCodes
    case .system: Self.systemErrors
    case .urlsession: Self.sessionErrors
    }
  }

  private static let ideas = ReferenceTable(ReferenceText.ideas)
  private static let directives = ReferenceTable(ReferenceText.directives)
  private static let cookies = ReferenceTable(ReferenceText.cookies)
  private static let schemes = ReferenceTable(ReferenceText.schemes)
  private static let codings = ReferenceTable(ReferenceText.codings)
  private static let types = ReferenceTable(ReferenceText.types)
  private static let relations = ReferenceTable(ReferenceText.relations)
  private static let headers = ReferenceTable(
    ReferenceText.fields, ReferenceText.davFields, ReferenceText.browserFields, ReferenceText.oldFields,
    ReferenceText.customFields)
  private static let methods = ReferenceTable(ReferenceText.methods)
  private static let statuses = ReferenceTable(ReferenceText.vendorStatuses)
  private static let problems = ReferenceTable(ReferenceText.problems)
  private static let curlCodes = ReferenceTable(ReferenceText.curlCodes)
  private static let systemErrors = ReferenceTable(ReferenceText.systemErrors)
  private static let sessionErrors = ReferenceTable(ReferenceText.sessionErrors)
}
