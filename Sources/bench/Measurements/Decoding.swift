internal import ApusJSON
internal import Foundation

extension Measurement {
  static let decoding = Measurement(
    "decode",
    "bytes in memory to Swift values, in this process, which may be a debug build: swift run ApusBench decode"
  ) {
    _ in
    // What an app is while somebody works on it is to be no burden either.
    let sizes: [RepositoryList.Size] = isDebug ? [.one] : [.one, .thirteen]
    return try await rows(of: SpelledRepository.self, "keys as they are", sizes)
      + rows(of: Repository.self, "keys in snake case", sizes)
  }

  private static func rows<T: Decodable & SendableMetatype>(
    of type: T.Type, _ keys: String, _ sizes: [RepositoryList.Size]
  ) async throws -> [Row] {
    var rows: [Row] = []
    var before: Quantity?
    for size in sizes {
      let bytes = RepositoryList.bytes(size.bytes)
      let data = Data(bytes)
      var ours = DocumentDecoder()
      let theirs = JSONDecoder()
      if T.self == Repository.self {
        ours.keys = .fromSnakeCase
        theirs.keyDecodingStrategy = .convertFromSnakeCase
      }
      let decoder = ours
      let race = try await Race([
        .timed("apus") { _ = try decoder.decode([T].self, from: bytes) },
        .timed("JSONDecoder") { _ = try theirs.decode([T].self, from: data) },
      ])
      let note = before.map { growth($0, race.ours, input: "ten times as much") }
      let promise = isDebug ? Promise.timesRival(2) : keys == "keys as they are" ? .faster(4) : .faster(8)
      rows += race.rows("\(size.name), \(keys)", promise: { _ in promise }, note: note)
      before = race.ours
    }
    return rows
  }

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
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
