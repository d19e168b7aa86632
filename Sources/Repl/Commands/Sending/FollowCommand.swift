internal import APIClient
internal import Rendering

/// `follow`, `next`, `prev`
package struct FollowCommand: Command {
  package static let spec = CommandSpec(
    "follow", aliases: ["next", "prev", "first", "last"], section: .sending,
    summary: "go where the last response points: its Location, or a page its Link names",
    usage: ["follow", "next", "prev", "first", "last"],
    examples: [
      CommandSpec.Example("get /redirect-to url==/github/users/octocat", "a response that points elsewhere"),
      CommandSpec.Example("follow", "go there"),
      CommandSpec.Example("get /github/users/octocat/repos per_page==2", "the first of some pages"),
      CommandSpec.Example("next", "the second"),
    ],
    details: [
      "Without a Link, `next` and `prev` go by what a description has of the operation: a cursor, or a page's number.",
      "Headers go along only within their origin. A body goes along where the redirect says so: `follow` after 307 sends it.",
    ])

  private let relation: String
  private let range: Range<Int>

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(0)
    relation = line.name.text.lowercased()
    range = line.name.range
  }

  package func run(in context: Context) async throws -> Outcome {
    let record = try context.lastRecord(at: range)
    guard let head = record.exchange.response else {
      throw LineProblem(
        .usageCommand, "the last request got no response to follow", at: range, try: "history")
    }
    let target = relation == "follow" ? head.headers["Location"] : context.session.page(relation, of: record)
    guard let target else {
      let what = relation == "follow" ? "no Location" : "no Link to a \(relation) page"
      throw LineProblem(.usageCommand, "the last response has \(what)", at: range, try: "headers")
    }
    let following = try PreparedRequest(following: target, of: record, at: range)
    // The line that asks for the same again, wherever the last response points by then. One with a body cannot be
    // written as a line.
    let line = following.request.body == nil ? "get \(following.request.url)" : "follow"
    return try await context.send(following, line: line)
  }
}
