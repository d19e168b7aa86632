#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// Folders.
package enum Folder {
  /// Makes the folders that a file's path leads through, for their owner alone. Those that are there stay as they are.
  ///
  /// - Parameter isMade: told of each folder that was missing, the outermost first.
  /// - Throws: why one that is missing cannot be made.
  package static func create(
    for path: String, _ isMade: (String) -> Void = { _ in }
  ) throws(SystemError) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += part + "/"
      if mkdir(folder, 0o700) == 0 {
        isMade(folder)
        continue
      }
      let error = SystemError.latest
      guard FilePath.exists(folder) else { throw error }
    }
  }

  /// Removes a folder that is empty. Another stays, which is no failure.
  package static func remove(_ path: String) { rmdir(path) }

  /// Removes what stands there with all that is in it; of a link only the link. What stays is no failure.
  static func removeWhole(_ path: String) {
    guard let status = try? FileStatus(of: path, followsLinks: false) else { return }
    guard status.kind == .folder else { return FilePath.remove(path) }
    for name in names(in: path) { removeWhole(path + "/" + name) }
    remove(path)
  }

  /// The names in a folder, in no order, but for the two that every folder has. None where it cannot be read.
  ///
  /// The entry that the system gives ends where its name does, which may be before the end of what is declared for it:
  /// only the name is read.
  package static func names(
    in folder: String, limit: Int = .max, where isWanted: (String) -> Bool = { _ in true }
  ) -> [String] {
    guard let stream = opendir(folder), let place = MemoryLayout.offset(of: \dirent.d_name) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      let name = String(cString: (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self))
      if name != ".", name != "..", isWanted(name) { names.append(name) }
    }
    return names
  }

  /// Makes a folder that nobody else knows, for its owner alone.
  package static func temporary(named name: String) throws(SystemError) -> String {
    var template = Array("\(temporary)/\(name)-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw .latest }
    return String(cString: made)
  }

  /// Where temporary files go.
  package static var temporary: String {
    ProcessVariables["TMPDIR"].flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }

  /// Has a folder on the disk with the names that it got. Where that cannot be, it is left to the system.
  package static func sync(of path: String) {
    let folder = FilePath.folder(of: path)
    guard let opened = try? Descriptor.opening(folder.isEmpty ? "." : folder, [.reading, .folder]) else {
      return
    }
    try? opened.sync()
    opened.close()
  }
}
