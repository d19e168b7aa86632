#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// What can be done with a file by its name.
package enum FilePath {
  package static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  /// - Throws: why it cannot be read, or what it would be if it could.
  package static func checkReadable(_ path: String) throws(SystemError) {
    guard access(path, R_OK) == 0 else { throw .latest }
  }

  /// - Throws: why it cannot be written by whom this program acts for.
  package static func checkWritable(_ path: String) throws(SystemError) {
    guard faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 else { throw .latest }
  }

  package static func isExecutable(_ path: String) -> Bool { access(path, X_OK) == 0 }

  /// Removes a file. One that is not there is no failure, and neither is one that stays.
  package static func remove(_ path: String) { unlink(path) }

  /// Gives a file another name, in place of what has it.
  package static func rename(_ path: String, to name: String) throws(SystemError) {
    guard systemRename(path, name) == 0 else { throw .latest }
  }

  /// Without links and steps back; `nil` where nothing is there.
  package static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Whether a path is a folder's or leads into it, wherever links and steps back lead.
  package static func leads(_ path: String, into folder: String) -> Bool {
    guard let folder = resolved(folder) ?? plain(folder), let path = resolved(path) ?? plain(path) else {
      return false
    }
    return path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// A path to what is not there yet; `nil` for one with steps back, which may lead anywhere.
  private static func plain(_ path: String) -> String? {
    guard !path.split(separator: "/").contains("..") else { return nil }
    let folder = folder(of: path)
    guard let resolved = resolved(folder.isEmpty ? "." : folder) else { return path }
    return resolved + "/" + path.dropFirst(folder.count)
  }

  /// What a symbolic link says; `nil` where none is.
  package static func destination(ofLink path: String) -> String? {
    var room = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &room, room.count)
    guard count > 0 else { return nil }
    return String(decoding: room[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The folder that a path leads through last, with a slash behind it; empty for the one we are in.
  package static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// What a path leads to, by its name alone.
  package static func name(of path: String) -> String { String(path.dropFirst(folder(of: path).count)) }

  /// Where names without a `/` before them are looked for.
  package static var workingFolder: String? {
    guard let folder = getcwd(nil, 0) else { return nil }
    defer { free(folder) }
    return String(cString: folder)
  }
}

private func systemRename(_ path: String, _ name: String) -> Int32 { rename(path, name) }
