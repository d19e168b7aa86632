internal import ApusEncodings

/// A gist as it is kept.
struct Gist: Sendable {
  struct File: Sendable {
    let name: String
    let content: String
  }

  let id: String
  let description: String?
  let isPublic: Bool
  let files: [File]

  static let seeds = [
    Gist(
      id: "aa5a315d61ae9438b18d", description: "Hello World Examples", isPublic: true,
      files: [File(name: "hello_world.rb", content: "puts \"Hello, world!\"\n")])
  ]

  /// Looks like GitHub's and is the same in every run.
  static func id(_ number: Int) -> String { Hex.digits(of: MD5.digest(Array("gist \(number)".utf8))) }

  var json: JSONText {
    let api = "https://api.github.com/gists/\(id)"
    let page = "https://gist.github.com/octocat/\(id)"
    return [
      "url": .string(api), "forks_url": .string("\(api)/forks"),
      "commits_url": .string("\(api)/commits"), "id": .string(id),
      "node_id": .string(Base64.encoded(Array("04:Gist\(id)".utf8))),
      "git_pull_url": .string("https://gist.github.com/\(id).git"),
      "git_push_url": .string("https://gist.github.com/\(id).git"), "html_url": .string(page),
      "files": .object(zip(files, filesJSON).map { ($0.name, $1) }), "public": .bool(isPublic),
      "created_at": "2020-12-31T23:59:59Z", "updated_at": "2020-12-31T23:59:59Z",
      "description": .optional(description), "comments": 0, "user": nil, "comments_enabled": true,
      "comments_url": .string("\(api)/comments"),
      "owner": GitHubUser.named("octocat")?.summary ?? .null, "truncated": false,
    ]
  }

  var filesJSON: [JSONText] { files.map(json) }

  private func json(of file: File) -> JSONText {
    let (type, language) = Self.kind(of: file.name)
    return [
      "filename": .string(file.name), "type": .string(type), "language": .optional(language),
      "raw_url": .string("https://gist.githubusercontent.com/octocat/\(id)/raw/\(file.name)"),
      "size": .int(file.content.utf8.count), "truncated": false, "content": .string(file.content),
      "encoding": "utf-8",
    ]
  }

  private static func kind(of name: String) -> (type: String, language: String?) {
    switch name.split(separator: ".").last {
    case "swift": ("text/plain", "Swift")
    case "md": ("text/markdown", "Markdown")
    case "json": ("application/json", "JSON")
    case "rb": ("application/x-ruby", "Ruby")
    case "txt": ("text/plain", "Text")
    default: ("text/plain", nil)
    }
  }
}
