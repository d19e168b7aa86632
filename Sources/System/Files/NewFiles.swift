/// Files that are written together, over nothing that is there: all of them, or none. A task that is cancelled meanwhile
/// writes none.
package enum NewFiles {
  package struct File: Sendable, Hashable {
    package let name: String
    package let bytes: [UInt8]
    /// Whether nobody but its owner may read it.
    package let isPrivate: Bool

    package init(name: String, bytes: [UInt8], isPrivate: Bool) {
      self.name = name
      self.bytes = bytes
      self.isPrivate = isPrivate
    }
  }

  /// - Parameter folder: is made where it is missing, and is gone again where nothing is written.
  package static func write(_ files: [File], into folder: String) throws(SafeFile.Failure) {
    let paths = files.map { folder.hasSuffix("/") ? folder + $0.name : "\(folder)/\($0.name)" }
    for path in paths {
      try checkCancellation(at: path)
      guard (try? FileStatus(of: path, followsLinks: false)) == nil else {
        throw SafeFile.Failure(path: path, reason: "it is there already")
      }
    }
    var (folders, written): ([String], [String]) = ([], [])
    do throws(SafeFile.Failure) {
      for (path, file) in zip(paths, files) {
        try checkCancellation(at: path)
        try make(file, at: path, in: &folders) { written.append(path) }
      }
    } catch {
      for path in written { FilePath.remove(path) }
      for folder in folders.reversed() { Folder.remove(folder) }
      throw error
    }
  }

  private static func checkCancellation(at path: String) throws(SafeFile.Failure) {
    if Task.isCancelled { throw SafeFile.Failure(path: path, reason: "interrupted") }
  }

  /// - Parameter folders: those that were made for files so far.
  private static func make(
    _ file: File, at path: String, in folders: inout [String], _ isMade: () -> Void
  ) throws(SafeFile.Failure) {
    do throws(SystemError) {
      try Folder.create(for: path) { folders.append($0) }
      let mode: UInt32 = file.isPrivate ? 0o600 : 0o644
      let descriptor = try Descriptor.opening(path, [.writing, .new, .noLinks], mode: mode)
      isMade()
      defer { descriptor.close() }
      // What a folder of its own makes of new files is not asked.
      if file.isPrivate { descriptor.setMode(0o600) }
      try descriptor.write(file.bytes)
      try descriptor.sync()
    } catch {
      throw SafeFile.Failure(path: path, reason: error.description)
    }
  }
}
