/// One of the many who follow and star, and do nothing else. They are numbered, and made when they are asked for: fan 1
/// stars everything that has a star from one of them, fan 2 all that has two, and so on.
struct GitHubFan: Sendable {
  let number: Int

  init(_ number: Int) { self.number = number }

  /// As many as anybody has.
  static let most = 25_000

  var login: String { "fan-\(number)" }

  /// The number in `fan-12`.
  static func numbered(in login: String) -> Int? {
    guard login.prefix(4).equalsIgnoringCase("fan-"), let number = Int(login.dropFirst(4)),
      (1...most).contains(number)
    else { return nil }
    return number
  }

  /// How many of those who are somebody this one follows.
  private var followed: Int { GitHubUser.all.filter { GitHubPeople.fans(following: $0) >= number }.count }

  var account: GitHubUser {
    GitHubUser(
      login: login, id: 3_000_000 + number, followers: GitHubPeople.followers(of: self), following: followed,
      gists: 0, created: "2020-02-02T02:02:02Z")
  }
}
