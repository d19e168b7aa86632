internal import ApusSystem

/// The parts of a path's last name.
enum FileName {
  static func last(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  static func withoutEnding(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
