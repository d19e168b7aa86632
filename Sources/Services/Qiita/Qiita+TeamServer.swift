public import ApusClient

extension Qiita {
  /// Where a team of Qiita Team has its own copy of the API; `nil` for what is no name of one.
  public static func team(_ name: String) -> WebURL? {
    let isName = name.utf8.allSatisfy { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 || $0 == 0x2d }
    guard isName, (1...63).contains(name.utf8.count), !name.hasPrefix("-"), !name.hasSuffix("-") else {
      return nil
    }
    return .https("\(name.lowercased()).qiita.com", path: "/api/v2")
  }

  /// Whether a base is a team's.
  static func isTeam(_ base: WebURL) -> Bool {
    let name = base.host.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
    guard let team = team(name) else { return false }
    return team.origin == base.origin && team.path == base.path
  }
}

extension ServiceDescription {
  /// Whether it is there for a team of its own at a base, which is asked instead of the usual place.
  package func isTeam(at base: WebURL) -> Bool { name == Qiita.documentation.name && Qiita.isTeam(base) }
}
