internal import ApusEncodings

/// A repository with the fields of GitHub's public API.
struct GitHubRepository: Sendable {
  let id: Int
  let name: String
  let owner: GitHubUser
  let description: String
  let language: String?
  let stars: Int
  var topics: [String] = []
  /// What has become of the counts since: stars given, and issues opened.
  var moreStars = 0
  var moreIssues = 0

  /// How many issues and pull requests are open at first.
  var firstIssues: Int { id % 23 }
  var starCount: Int { stars + moreStars }

  var fullName: String { "\(owner.login)/\(name)" }

  /// The Octocat's own eight, then a made-up catalogue that is large enough for pages and searches.
  static let all: [GitHubRepository] = octocats + catalogue

  private static let octocats: [GitHubRepository] = {
    guard let owner = GitHubUser.named("octocat") else { return [] }
    func make(_ id: Int, _ name: String, _ text: String, _ language: String?, _ stars: Int) -> Self {
      GitHubRepository(
        id: id, name: name, owner: owner, description: text, language: language, stars: stars)
    }
    return [
      make(132_935_648, "boysenberry-repo-1", "Testing", nil, 390),
      make(18_221_276, "git-consortium", "This repo is for demonstration purposes only.", nil, 484),
      make(20_978_623, "hello-worId", "My first repository on GitHub.", nil, 561),
      make(1_296_269, "Hello-World", "My first repository on GitHub!", nil, 3150),
      make(64_778_136, "linguist", "Language Savant.", "Ruby", 606),
      make(17_881_631, "octocat.github.io", "The Octocat's pages.", "CSS", 978),
      make(1_300_192, "Spoon-Knife", "This repo is for demonstration purposes only.", "HTML", 13_400),
      make(64_778_137, "test-repo1", "A place to try things out.", nil, 372),
    ]
  }()

  private static let subjects = [
    ("swift", "Swift"), ("json", "Swift"), ("http", "Swift"), ("terminal", "C"), ("rust", "Rust"),
    ("parser", "C++"), ("日本語", "Ruby"), ("graph", "Python"), ("color", "JavaScript"), ("api", "Go"),
  ]
  private static let kinds = [
    "client", "server", "kit", "tools", "examples", "bench", "notes", "swift-api", "viewer", "lint",
    "playground", "docs",
  ]

  private static let catalogue: [GitHubRepository] = subjects.enumerated().flatMap { row, subject in
    kinds.enumerated().compactMap { column, kind in
      let number = row * kinds.count + column
      guard let owner = GitHubUser.named(number % 4 == 3 ? "monalisa" : "hubot") else { return nil }
      return GitHubRepository(
        id: 700_000_000 + 1237 * number, name: "\(subject.0)-\(kind)", owner: owner,
        description: "A small \(kind) for \(subject.0), written in \(subject.1).",
        language: subject.1, stars: (number * 7919 + 13) % 2500, topics: [subject.0, kind])
    }
  }

  /// Every word of the query occurs, or its qualifier (`language:`, `user:`, `topic:`, `stars:>N`) holds.
  func matches(_ words: [String]) -> Bool {
    let text = ([fullName, description] + topics).joined(separator: " ").lowercased()
    return words.allSatisfy { word in
      let parts = word.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return text.contains(word) }
      switch parts[0] {
      case "language": return language?.equalsIgnoringCase(parts[1]) ?? false
      case "user": return owner.login.equalsIgnoringCase(parts[1])
      case "topic": return topics.contains(parts[1])
      case "stars": return Self.isNumber(starCount, within: parts[1])
      default: return text.contains(word)
      }
    }
  }

  /// Whether a number is one of `>100`, `<=5` or `7`.
  static func isNumber(_ number: Int, within range: String) -> Bool {
    let digits = Int(range.drop { !$0.isNumber }) ?? 0
    if range.hasPrefix(">=") { return number >= digits }
    if range.hasPrefix("<=") { return number <= digits }
    if range.hasPrefix(">") { return number > digits }
    if range.hasPrefix("<") { return number < digits }
    return number == digits
  }

  var json: JSONText { json(owner: owner.summary) }

  /// `owner` is a parameter so that a fault can put a wrong one in.
  func json(owner ownerJSON: JSONText) -> JSONText {
    let api = "https://api.github.com/repos/\(fullName)"
    let page = "https://github.com/\(fullName)"
    return [
      "id": .int(id), "node_id": .string(Base64.encoded(Array("010:Repository\(id)".utf8))),
      "name": .string(name), "full_name": .string(fullName), "private": false, "owner": ownerJSON,
      "html_url": .string(page), "description": .string(description), "fork": false,
      "url": .string(api), "created_at": "2014-02-28T10:15:00Z", "updated_at": "2025-03-01T08:00:00Z",
      "pushed_at": "2025-02-27T21:30:45Z", "git_url": .string("git://github.com/\(fullName).git"),
      "ssh_url": .string("git@github.com:\(fullName).git"), "clone_url": .string("\(page).git"),
      "homepage": "", "size": .int(id % 4096), "stargazers_count": .int(starCount),
      "watchers_count": .int(starCount), "language": .optional(language), "has_issues": true,
      "has_projects": true, "has_downloads": true, "has_wiki": true, "has_pages": false,
      "has_discussions": false, "forks_count": .int(stars / 9), "mirror_url": nil, "archived": false,
      "disabled": false, "open_issues_count": .int(firstIssues + moreIssues),
      "license": [
        "key": "mit", "name": "MIT License", "spdx_id": "MIT",
        "url": "https://api.github.com/licenses/mit", "node_id": "MDc6TGljZW5zZTEz",
      ],
      "allow_forking": true, "is_template": false, "web_commit_signoff_required": false,
      "topics": .strings(topics), "visibility": "public", "forks": .int(stars / 9),
      "open_issues": .int(firstIssues + moreIssues), "watchers": .int(starCount), "default_branch": "main",
    ]
  }
}
