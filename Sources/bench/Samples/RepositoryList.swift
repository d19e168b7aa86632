internal import ApusSystem

/// JSON as an API sends it: a list of repositories, the same each time, of about any size.
enum RepositoryList {
  /// The sizes that are measured: one, one that is about ten times it, and one that is ten times that.
  struct Size {
    let name: String
    let bytes: Int

    static let one = Size(name: "1 MB", bytes: 1_300_000)
    static let thirteen = Size(name: "13 MB", bytes: 13_000_000)
    static let large = Size(name: "150 MB", bytes: 150_000_000)
  }

  /// About that many bytes.
  static func bytes(_ size: Int) -> [UInt8] {
    var bytes = Array("[\n".utf8)
    bytes.reserveCapacity(size + 1024)
    var number = 0
    while bytes.count < size {
      if number > 0 { bytes += ",\n".utf8 }
      bytes += repository(number).utf8
      number += 1
    }
    return bytes + "\n]\n".utf8
  }

  /// The same in a file of the workplace; its path.
  static func file(_ size: Int, in workplace: Workplace) throws -> String {
    let path = "\(workplace.folder)/repositories-\(size).json"
    if !FilePath.exists(path) { try SafeFile.replace(path, with: bytes(size), lasts: false) }
    return path
  }

  /// Names and numbers differ from one to the next, so that none repeats what a branch predictor has seen.
  private static func repository(_ number: Int) -> String {
    let stars = number &* 2_654_435_761 % 100_003
    let name = "repository-\(number)"
    let homepage = number % 3 == 0 ? "null" : "\"https://\(name).example.com/\""
    return """
        {"id": \(100_000 + number), "node_id": "R_kgDO\(stars)", "name": "\(name)", "full_name": "octo-\(number % 97)/\(name)", \
      "private": \(number % 5 == 0), "owner": {"login": "octo-\(number % 97)", "id": \(number % 97), "type": "User", \
      "avatar_url": "https://avatars.example.com/u/\(number % 97)?v=4", "site_admin": false}, \
      "html_url": "https://example.com/octo-\(number % 97)/\(name)", "description": "A \\"small\\" 図書館 for \(name)", \
      "fork": false, "created_at": "2020-0\(number % 9 + 1)-12T10:20:30Z", "pushed_at": "2024-11-0\(number % 9 + 1)T01:02:03Z", \
      "homepage": \(homepage), "size": \(stars / 7), "stargazers_count": \(stars), "watchers_count": \(stars), \
      "language": "Swift", "has_issues": true, "open_issues_count": \(number % 41), "score": \(stars).5, \
      "license": {"key": "mit", "name": "MIT License", "spdx_id": "MIT"}, "topics": ["http", "api", "terminal"], \
      "default_branch": "main"}
      """
  }
}
