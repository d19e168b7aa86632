internal import Synchronization

/// What a program that was killed left beside the files it was writing. Its names begin with `.apus-` and a number.
package enum Leftovers {
  /// Older than this nobody can be writing it any more, in seconds.
  package static let age = 24 * 60 * 60

  /// Removes those of a folder that are older than a day: parts of files, and folders that hold nothing but a session.
  ///
  /// - Parameter folder: as `FilePath.folder` gives it; empty for the one the program is in.
  package static func remove(in folder: String, olderThan age: Int = age) {
    let names = Folder.names(in: folder.isEmpty ? "." : folder, limit: 100, where: isOurs)
    for name in names {
      let path = folder + name
      guard let status = try? FileStatus(of: path, followsLinks: false), status.age >= age else { continue }
      if status.kind == .file, name.hasSuffix(".part") { FilePath.remove(path) }
      if status.kind == .folder { removeFolder(path + "/") }
    }
  }

  private static let visited = Mutex<Set<String>>([])

  /// The same the first time that this program comes to a folder, and nothing after that.
  package static func removeOnce(in folder: String, olderThan age: Int = age) {
    if visited.withLock({ $0.insert(folder).inserted }) { remove(in: folder, olderThan: age) }
  }

  private static func isOurs(_ name: String) -> Bool {
    name.hasPrefix(".apus-") && name.dropFirst(6).first?.isNumber == true
  }

  private static func removeFolder(_ path: String) {
    let names = Folder.names(in: path)
    guard names.allSatisfy({ $0.contains(".session.") }) else { return }
    for name in names { FilePath.remove(path + name) }
    Folder.remove(path)
  }
}
