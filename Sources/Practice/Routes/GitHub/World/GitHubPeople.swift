/// Who follows whom at first, told from the numbers that the profiles show: some of it is written here, and fans make
/// up the rest.
enum GitHubPeople {
  /// Whom an account follows: those who are somebody and have followers, and fans up to the number it shows.
  static func following(by user: GitHubUser) -> [String] {
    if let fan = GitHubFan.numbered(in: user.login) {
      return GitHubUser.all.filter { fans(following: $0) >= fan }.map(\.login)
    }
    let known = GitHubUser.all.filter { $0.login != user.login && $0.followers > 0 }.map(\.login)
    return known + (1...max(1, user.following - known.count)).map { GitHubFan($0).login }
  }

  /// Those who are somebody and follow an account.
  static func known(following user: GitHubUser) -> [String] {
    guard user.followers > 0 else { return [] }
    return GitHubUser.all.map(\.login).filter { $0 != user.login }
  }

  /// How many fans follow somebody: the first so many.
  static func fans(following user: GitHubUser) -> Int {
    max(0, user.followers - known(following: user).count)
  }

  /// How many follow a fan.
  static func followers(of fan: GitHubFan) -> Int {
    GitHubUser.all.filter { following(by: $0).contains(fan.login) }.count
  }
}
