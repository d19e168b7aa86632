internal import ApusSystem
internal import Synchronization

/// Answers in a folder, a file each. The oldest are given up first.
final class FolderAnswers: AnswerStore {
  private let folder: String
  private let byteLimit: Int
  /// One at a time changes what is in the folder.
  private let change = Mutex(())

  private static let ending = ".answer"

  init(folder: String, byteLimit: Int) {
    self.folder = folder.hasSuffix("/") ? folder : folder + "/"
    self.byteLimit = byteLimit
  }

  func answer(for key: String) -> KeptAnswer? {
    guard case .success(let bytes) = WholeFile(path(of: key)).bytes else { return nil }
    return KeptAnswer(fileContent: bytes)
  }

  func keep(_ answer: KeptAnswer, for key: String) {
    let bytes = answer.fileContent
    guard bytes.count <= byteLimit else { return remove(key) }
    change.withLock { _ in
      // It can be had from the server again: it need not outlive a crash.
      try? SafeFile.replace(path(of: key), with: bytes, lasts: false)
      removeOldest()
    }
  }

  func remove(_ key: String) { FilePath.remove(path(of: key)) }

  func removeAll() {
    change.withLock { _ in for path in paths { FilePath.remove(path) } }
  }

  private func path(of key: String) -> String { folder + key + Self.ending }

  private var paths: [String] {
    Folder.names(in: folder) { $0.hasSuffix(Self.ending) }.map { folder + $0 }
  }

  private func removeOldest() {
    let files = paths.compactMap { path in (try? FileStatus(of: path)).map { (path, $0) } }
    var byteCount = files.reduce(0) { $0 + $1.1.size }
    guard byteCount > byteLimit else { return }
    let oldestFirst = files.sorted {
      ($0.1.written.seconds, $0.1.written.nanoseconds) < ($1.1.written.seconds, $1.1.written.nanoseconds)
    }
    for (path, status) in oldestFirst where byteCount > byteLimit {
      FilePath.remove(path)
      byteCount -= status.size
    }
  }
}
