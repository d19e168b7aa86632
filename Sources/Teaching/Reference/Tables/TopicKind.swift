/// What a name of the reference is the name of.
package enum TopicKind: String, Sendable, CaseIterable {
  case idea, directive, cookie, scheme, coding, type, relation, header, method, status, problem, curl, system
  case urlsession

  /// Whether the word for the kind stands before its names: `relation next`, and `ECONNREFUSED` alone.
  var isTyped: Bool { ![.idea, .system, .urlsession, .status].contains(self) }

  /// The kinds that are typed.
  package static let typed = allCases.filter(\.isTyped)

  /// What the kind's word is for, in a few words.
  package var meaning: String {
    switch self {
    case .directive: "a word of Cache-Control"
    case .cookie: "an attribute of a cookie"
    case .scheme: "a way to log in"
    case .coding: "a compression, or another coding"
    case .type: "a media type"
    case .relation: "what a link leads to"
    case .header: "what a header says"
    case .method: "what a method promises"
    case .problem: "a problem type"
    case .curl: "a code that curl ends with"
    case .idea, .status, .system, .urlsession: ""
    }
  }

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
