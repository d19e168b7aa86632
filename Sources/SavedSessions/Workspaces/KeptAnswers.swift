internal import ApusAnswers
internal import ApusLanguage
internal import ApusRedaction
internal import ApusSystem

/// The answers of a workspace, a file each, so that one is there whole or not at all, and the oldest can go.
struct KeptAnswers {
  let folder: WorkspaceFolder

  /// What is kept at most.
  struct Bounds: Sendable {
    var count = 200
    var byteCount = 100_000_000
    var seconds = 30 * 86_400
  }

  private static let end = ".har"

  /// The numbers of those that are there, in order.
  var numbers: [Int] {
    Folder.names(in: folder.answers).compactMap { name in
      name.hasSuffix(Self.end) ? Int(name.dropLast(Self.end.count)) : nil
    }.sorted()
  }

  func path(of number: Int) -> String { "\(folder.answers)/\(number)\(Self.end)" }

  func bytes(of number: Int) -> [UInt8] { SafeFile.tail(of: path(of: number), count: .max) }

  /// All that can be read, and where those are now that cannot.
  ///
  /// - Parameter setsAside: whether those are put there now.
  func load(_ alias: PracticeAlias, setsAside: Bool) -> (records: [Record], damaged: [String]) {
    var (records, damaged): ([Record], [String]) = ([], [])
    for number in numbers {
      if let record = try? AnswerFile.record(in: bytes(of: number), number: number, alias) {
        records.append(record)
      } else {
        damaged.append(setsAside ? folder.setAside(path(of: number)) : path(of: number))
      }
    }
    return (records, damaged)
  }

  func write(_ bytes: [UInt8], as number: Int) throws(SafeFile.Failure) {
    try SafeFile.replace(path(of: number), with: bytes)
  }

  /// Removes the oldest, as far as there are too many, they are too large, or they are too old.
  func prune(to bounds: Bounds) {
    let files = numbers.compactMap { number in
      (try? FileStatus(of: path(of: number), followsLinks: false)).map { (number: number, status: $0) }
    }
    var (count, byteCount) = (0, 0)
    for file in files.reversed() {
      (count, byteCount) = (count + 1, byteCount + file.status.size)
      if count > bounds.count || byteCount > bounds.byteCount || file.status.age > bounds.seconds {
        FilePath.remove(path(of: file.number))
      }
    }
  }
}
