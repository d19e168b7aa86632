package import ApusSystem

/// A small file for the user's eyes only, which is there whole or not at all.
package enum PrivateFile {
  /// Writes a file of mode 0600 in place of what has its name, in a folder that is made with mode 0700.
  ///
  /// - Parameter lasts: whether it must be on the disk before this returns, as it must unless it can be made again.
  package static func write(_ text: String, to path: String, lasts: Bool = true) throws(FileProblem) {
    do throws(SafeFile.Failure) {
      try SafeFile.replace(path, with: Array(text.utf8), lasts: lasts)
    } catch {
      throw FileProblem(error.reason)
    }
  }

  /// The names in a folder, in order; none when it is not there.
  package static func names(in folder: String) -> [String] { Folder.names(in: folder).sorted() }

  /// Removes the files of a folder that were written longest ago, until no more than `limit` are left.
  package static func removeOldest(in folder: String, keeping limit: Int) {
    let names = names(in: folder)
    guard names.count > limit else { return }
    let dated = names.map { name -> (name: String, time: Int) in
      (name, (try? FileStatus(of: "\(folder)/\(name)", followsLinks: false))?.written.seconds ?? 0)
    }
    for file in dated.sorted(by: { $0.time < $1.time }).dropLast(limit) {
      FilePath.remove("\(folder)/\(file.name)")
    }
  }
}
