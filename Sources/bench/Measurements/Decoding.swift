internal import ApusJSON
internal import Foundation

extension Measurement {
  static let decoding = Measurement(
    "decode", "bytes in memory to Swift values, keys in snake case, in this process"
  ) {
    _ in
    var rows: [Row] = []
    var before: Quantity?
    for size in [RepositoryList.Size.one, .thirteen] {
      let bytes = RepositoryList.bytes(size.bytes)
      let data = Data(bytes)
      var ours = DocumentDecoder()
      ours.keys = .fromSnakeCase
      let decoder = ours
      let theirs = JSONDecoder()
      theirs.keyDecodingStrategy = .convertFromSnakeCase
      let race = try await Race([
        .timed("apus") { _ = try decoder.decode([Repository].self, from: bytes) },
        .timed("JSONDecoder") { _ = try theirs.decode([Repository].self, from: data) },
      ])
      let note = before.map { growth($0, race.ours, input: "ten times as much") }
      rows += race.rows(size.name, promise: { _ in .faster(8) }, note: note)
      before = race.ours
    }
    return rows
  }
}

private struct Repository: Decodable {
  struct Owner: Decodable {
    let login: String
    let id: Int
    let avatarUrl: String
    let siteAdmin: Bool
  }

  struct License: Decodable {
    let key: String
    let name: String
    let spdxId: String
  }

  let id: Int
  let name: String
  let fullName: String
  let `private`: Bool
  let owner: Owner
  let htmlUrl: String
  let description: String?
  let fork: Bool
  let createdAt: String
  let homepage: String?
  let stargazersCount: Int
  let score: Double
  let license: License?
  let topics: [String]
  let defaultBranch: String
}
