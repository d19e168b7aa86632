internal import ApusEncodings

/// Which issues or pull requests are asked for, and in which order.
struct IssueFilter {
  private let resource: String
  private let state: String
  private let labels: [String]
  private let creator: String?
  private let assignee: String?
  private let base: String?
  private let sort: String
  private let isAscending: Bool

  init(_ call: Call, of resource: String) {
    self.resource = resource
    state = call.query("state") ?? "open"
    labels = (call.query("labels") ?? "").split(separator: ",").map { $0.trimmingBlanks.lowercased() }
    creator = call.query("creator")
    assignee = call.query("assignee")
    base = call.query("base")
    sort = call.query("sort") ?? "created"
    isAscending = call.query("direction") == "asc"
  }

  static let states = Parameter.query(
    "state", .oneOf(["open", "closed", "all"], usually: "open"), "Which of them.")
  static let parameters = [
    states, .query("labels", .text, "Only those with all these labels, separated by commas."),
    .query("creator", .text, "Only those that this account opened."),
    .query("assignee", .text, "Only those given to this account."),
    .query("sort", .oneOf(["created", "updated", "comments"], usually: "created"), "By what to sort."),
    .query("direction", .oneOf(["asc", "desc"], usually: "desc"), "Which end first."),
  ]

  /// A page of those that are asked for, or what is wrong with the question.
  func page(of issues: [GitHubIssue], _ call: Call, _ json: (GitHubIssue) -> JSONText) -> Response {
    guard ["open", "closed", "all"].contains(state) else {
      return GitHub.invalid(resource, field: "state", code: "invalid", value: state)
    }
    let found = issues.filter(isWanted).sorted { isAscending ? key($0) < key($1) : key($0) > key($1) }
    return GitHub.list(found, call, json)
  }

  private func isWanted(_ issue: GitHubIssue) -> Bool {
    (state == "all" || issue.isOpen == (state == "open"))
      && labels.allSatisfy { label in issue.labels.contains { $0.lowercased() == label } }
      && (creator.map(issue.author.equalsIgnoringCase) ?? true)
      && (assignee.map { name in issue.assignees.contains { $0.equalsIgnoringCase(name) } } ?? true)
      && (base.map { $0 == issue.pull?.base } ?? true)
  }

  private func key(_ issue: GitHubIssue) -> (String, Int) {
    switch sort {
    case "updated": (issue.updated, issue.number)
    case "comments", "popularity": (String(100_000 + issue.comments.count), issue.number)
    default: ("", issue.number)
    }
  }
}
