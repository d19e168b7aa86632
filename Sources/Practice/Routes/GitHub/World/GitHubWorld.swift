/// All that is the case at GitHub and can change. What a repository holds is made when it is first asked for.
struct GitHubWorld: Sendable {
  /// Whoever has a token is this one.
  static let owner = "octocat"

  /// What the owner of the token has starred, the latest first.
  private(set) var stars = firstStars
  /// Whom the owner of the token follows; nil until somebody asks.
  private var followed: [String]?
  private(set) var notifications = GitHubNotification.seeds
  private var projects: [Int: GitHubProject] = [:]

  private static let firstStars = ["hubot/swift-client", "monalisa/swift-tools", "hubot/json-kit"]

  // MARK: Repositories

  /// All, with their counts as they are now.
  var repositories: [GitHubRepository] { GitHubRepository.all.map(counted) }

  /// The one of that owner and name, in any case.
  func repository(_ owner: String, _ name: String) -> GitHubRepository? {
    GitHubRepository.all.first {
      $0.name.equalsIgnoringCase(name) && $0.owner.login.equalsIgnoringCase(owner)
    }
    .map(counted)
  }

  private func counted(_ repository: GitHubRepository) -> GitHubRepository {
    let name = repository.fullName
    var counted = repository
    counted.moreStars = (stars.contains(name) ? 1 : 0) - (Self.firstStars.contains(name) ? 1 : 0)
    if let project = projects[repository.id] {
      counted.moreIssues = project.openCount - repository.firstIssues
    }
    return counted
  }

  /// What a repository holds.
  mutating func project(of repository: GitHubRepository) -> GitHubProject {
    if let known = projects[repository.id] { return known }
    let made = GitHubProject(repository)
    projects[repository.id] = made
    return made
  }

  mutating func keep(_ project: GitHubProject) { projects[project.repository.id] = project }

  // MARK: Stars

  mutating func star(_ repository: GitHubRepository) {
    guard !stars.contains(repository.fullName) else { return }
    stars.insert(repository.fullName, at: 0)
  }

  mutating func unstar(_ repository: GitHubRepository) { stars.removeAll { $0 == repository.fullName } }

  /// What an account has starred.
  func stars(of user: GitHubUser) -> [GitHubRepository] {
    if user.login == Self.owner {
      return stars.compactMap { name in repositories.first { $0.fullName == name } }
    }
    guard let fan = GitHubFan.numbered(in: user.login) else { return [] }
    return repositories.filter { fans(starring: $0) >= fan }
  }

  /// Who has starred a repository: the owner of the token, then fans up to the number it shows.
  func stargazers(of repository: GitHubRepository) -> LoginList {
    let isStarred = stars.contains(repository.fullName)
    return LoginList(known: isStarred ? [Self.owner] : [], fans: fans(starring: repository))
  }

  private func fans(starring repository: GitHubRepository) -> Int {
    repository.starCount - (stars.contains(repository.fullName) ? 1 : 0)
  }

  // MARK: People

  var following: [String] {
    followed ?? GitHubUser.named(Self.owner).map(GitHubPeople.following) ?? []
  }

  /// The account of that name, with its counts as they are now.
  func user(_ login: String) -> GitHubUser? {
    guard var user = GitHubUser.named(login) else { return nil }
    if user.login == Self.owner {
      user.following = following.count
    } else if followed != nil {
      let first = GitHubPeople.following(by: GitHubUser.named(Self.owner) ?? user)
      user.followers += (following.contains(user.login) ? 1 : 0) - (first.contains(user.login) ? 1 : 0)
    }
    return user
  }

  mutating func follow(_ login: String) {
    var list = following
    if !list.contains(login) { list.insert(login, at: 0) }
    followed = list
  }

  mutating func unfollow(_ login: String) { followed = following.filter { $0 != login } }

  func following(by user: GitHubUser) -> [String] {
    user.login == Self.owner ? following : GitHubPeople.following(by: user)
  }

  func followers(of user: GitHubUser) -> LoginList {
    let others = GitHubPeople.known(following: user).filter { $0 != Self.owner }
    let first = GitHubUser.named(user.login) ?? user
    let isFollowed = following.contains(user.login)
    let fan = GitHubFan.numbered(in: user.login).map(GitHubFan.init)
    let known = fan.map { fan in
      GitHubUser.all.filter { GitHubPeople.following(by: $0).contains(fan.login) }.map(\.login)
        .filter { $0 != Self.owner }
    }
    return LoginList(
      known: (isFollowed ? [Self.owner] : []) + (known ?? others),
      fans: fan == nil ? GitHubPeople.fans(following: first) : 0)
  }

  // MARK: Notifications

  /// False when there is none of that id.
  mutating func read(notification id: String) -> Bool {
    guard let place = notifications.firstIndex(where: { $0.id == id }) else { return false }
    notifications[place].isUnread = false
    return true
  }
}
