#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

enum FolderNames {
  /// The names in a folder as they come; none when it is not there.
  ///
  /// - Parameters:
  ///   - limit: how many at most; all of them by default.
  ///   - isWanted: which of them.
  static func of(_ folder: String, limit: Int = .max, where isWanted: (String) -> Bool = { _ in true })
    -> [String]
  {
    guard let stream = opendir(folder), let place = MemoryLayout.offset(of: \dirent.d_name) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while names.count < limit, let entry = readdir(stream) {
      // An entry ends with its name: the 256 bytes that are declared for it are not all there.
      let name = String(cString: (UnsafeRawPointer(entry) + place).assumingMemoryBound(to: CChar.self))
      if name != ".", name != "..", isWanted(name) { names.append(name) }
    }
    return names
  }
}
