internal import APIClient
internal import Rendering
internal import Text

/// `base URL`
package struct BaseCommand: Command {
  package static let spec = CommandSpec(
    section: .session,
    summary: "set the URL that paths are put behind",
    usage: ["base", "base URL"],
    examples: [
      CommandSpec.Example("base", "show the base"),
      CommandSpec.Example("base {{practice}}/github", "put every path behind the practice API's GitHub"),
    ],
    details: [
      "`base localhost:3000` means http. A base may have a path: with `base https://qiita.com/api/v2`, `get /items` "
        + "asks for https://qiita.com/api/v2/items.",
      "Headers, query items, fields and a credential stay with the origin they were set for.",
    ])

  private let url: Word?

  package init(_ line: CommandLine) throws(LineProblem) {
    try line.allow(1)
    url = line.arguments.first
  }

  package func run(in context: Context) async throws -> Outcome {
    if let url { try context.moveBase(to: url) }
    try context.show(
      Lines([context.session.base.map { Line($0.description, .url) } ?? Line("no base", .dim)]))
    return .ok
  }
}

extension Context {
  /// Sets the base to what a word says; the word may leave out `http://`.
  func moveBase(to word: Word) throws(LineProblem) {
    move(to: try word.url(with: session.variables), directory: "")
  }

  /// Goes to another base, and the description that is loaded is read for it. What was kept for the old one's origin does
  /// not come along to another.
  func move(to base: WebURL?, directory: String) {
    if let old = session.base?.origin ?? session.firstAsked, old != base?.origin {
      let left = session.leaveOrigin()
      if !left.isEmpty { note(Line("not taken along from \(old): \(left.joined(separator: ", "))", .dim)) }
    }
    session.base = base
    session.directory = directory
    guard let base, let specification = session.specification else { return }
    session.specification = LoadedSpecification(specification, home: base.origin)
    for line in session.specification?.notes(at: base) ?? [] {
      note(line)
    }
  }
}

extension Session {
  /// Forgets what belongs to one origin only; returns the names.
  fileprivate mutating func leaveOrigin() -> [String] {
    let left =
      headers.filter { !$0.belongsAnywhere }.map(\.name) + query.map { "the query's \($0.name)" }
      + data.map { "the field \($0.name.shown)" }
    headers = HeaderFields(headers.filter(\.belongsAnywhere))
    query = []
    data = []
    return left
  }
}

extension Word {
  /// The URL that it says; it may leave out `http://`.
  func url(with variables: Variables = Variables()) throws(LineProblem) -> WebURL {
    let text = try template.filled(from: variables).visible(in: "a URL")
    do {
      return try WebURL(text.contains("://") ? text : "http://" + text)
    } catch {
      throw LineProblem(.requestURL, error.reason, at: range, try: "base https://api.github.com")
    }
  }
}
