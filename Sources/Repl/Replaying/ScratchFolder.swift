internal import FoundationEssentials

#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// Where a replay puts the files its lines write, so that it changes none of the user's. Gone with the replay.
final class ScratchFolder: Sendable {
  private let root: String

  init() { root = "\(Self.temporaryFolder)/apus-replay-\(getpid())-\(UInt64.random(in: 0 ... .max))" }

  deinit { try? FileManager.default.removeItem(atPath: root) }

  /// The file that stands for one of that name; its folder is made.
  func place(of path: String) -> String {
    if path == "/dev/null" { return path }
    let place = standIn(for: path)
    makeFolder(String(place[..<(place.lastIndex(of: "/") ?? place.startIndex)]))
    return place
  }

  /// What a line wrote under that name; `nil` when no line did.
  func existing(_ path: String) -> String? {
    let place = standIn(for: path)
    return access(place, F_OK) == 0 ? place : nil
  }

  /// A text with its files under the names that lines have for them.
  func naming(_ text: String) -> String {
    guard access(root, F_OK) == 0 else { return text }
    return text.replacing(root + "/relative/", with: "").replacing(root + "/absolute", with: "")
  }

  /// Nothing leads out of the folder: `..` is a name like any other here.
  private func standIn(for path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }.map { $0 == ".." ? "__" : String($0) }
    return root + (path.hasPrefix("/") ? "/absolute/" : "/relative/") + parts.joined(separator: "/")
  }

  private func makeFolder(_ path: String) {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      folder += part + "/"
      mkdir(folder, 0o700)
    }
  }

  private static var temporaryFolder: String {
    getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 } ?? "/tmp"
  }
}
