/// Names of accounts, of which most are fans: as many as there are, and no more made than a page shows.
struct LoginList {
  let known: [String]
  let fans: Int

  var count: Int { known.count + fans }

  func logins(on page: Page) -> [String] {
    page.range(of: count).map { $0 < known.count ? known[$0] : GitHubFan($0 - known.count + 1).login }
  }
}
