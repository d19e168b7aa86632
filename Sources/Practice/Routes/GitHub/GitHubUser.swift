internal import ApusEncodings

/// A GitHub account with the fields of the public API.
struct GitHubUser: Sendable {
  let login: String
  let id: Int
  var name: String?
  var company: String?
  var blog = ""
  var location: String?
  var bio: String?
  var followers = 0
  var following = 9
  var gists = 8
  var created = "2011-01-25T18:44:36Z"

  static let all = [
    GitHubUser(
      login: "octocat", id: 583_231, name: "The Octocat", company: "@github", blog: "https://github.blog",
      location: "San Francisco", followers: 21_345),
    GitHubUser(
      login: "hubot", id: 480_938, name: "Hubot", company: "@github", location: "The cloud",
      bio: "A robot who likes to help.", followers: 1984, created: "2010-11-13T05:23:00Z"),
    GitHubUser(
      login: "monalisa", id: 2, name: "モナ・リザ", location: "東京", bio: "APIを読むのが好きです。🐙",
      followers: 120, created: "2015-04-01T00:00:00Z"),
    GitHubUser(login: "ghost", id: 10_137, created: "2008-05-13T06:14:25Z"),
  ]

  static func named(_ login: String) -> GitHubUser? {
    all.first { $0.login.equalsIgnoringCase(login) }
      ?? GitHubFan.numbered(in: login).map(GitHubFan.init)?.account
  }

  var repositories: [GitHubRepository] { GitHubRepository.all.filter { $0.owner.login == login } }

  /// The part of an account that stands inside other things.
  var summary: JSONText {
    let api = "https://api.github.com/users/\(login)"
    return [
      "login": .string(login), "id": .int(id), "node_id": .string(nodeID),
      "avatar_url": .string("https://avatars.githubusercontent.com/u/\(id)?v=4"), "gravatar_id": "",
      "url": .string(api), "html_url": .string("https://github.com/\(login)"),
      "followers_url": .string("\(api)/followers"),
      "following_url": .string("\(api)/following{/other_user}"),
      "gists_url": .string("\(api)/gists{/gist_id}"),
      "starred_url": .string("\(api)/starred{/owner}{/repo}"),
      "subscriptions_url": .string("\(api)/subscriptions"),
      "organizations_url": .string("\(api)/orgs"), "repos_url": .string("\(api)/repos"),
      "events_url": .string("\(api)/events{/privacy}"),
      "received_events_url": .string("\(api)/received_events"),
      "type": "User", "user_view_type": "public", "site_admin": false,
    ]
  }

  /// The whole public profile.
  var profile: JSONText {
    summary.adding([
      ("name", .optional(name)), ("company", .optional(company)), ("blog", .string(blog)),
      ("location", .optional(location)), ("email", .null), ("hireable", .null), ("bio", .optional(bio)),
      ("twitter_username", .null), ("public_repos", .int(repositories.count)),
      ("public_gists", .int(gists)), ("followers", .int(followers)), ("following", .int(following)),
      ("created_at", .string(created)), ("updated_at", "2025-06-22T11:22:07Z"),
    ])
  }

  /// What an account sees of itself.
  var ownProfile: JSONText {
    profile.adding([
      ("private_gists", 81), ("total_private_repos", 100), ("owned_private_repos", 100),
      ("disk_usage", 10_000), ("collaborators", 8), ("two_factor_authentication", true),
      (
        "plan",
        ["name": "pro", "space": 976_562_499, "collaborators": 0, "private_repos": 9999]
      ),
    ])
  }

  private var nodeID: String { Base64.encoded(Array("04:User\(id)".utf8)) }
}
