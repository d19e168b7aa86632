internal import ApusSystem

/// libedit's configuration file.
package enum EditrcFile {
  /// Where libedit would look for it: `EDITRC`, or `.editrc` in the home folder. `nil` without either.
  package static func path(environment: [String: String]) -> String? {
    if let path = environment["EDITRC"], !path.isEmpty { return path }
    guard let home = environment["HOME"], !home.isEmpty else { return nil }
    return home + "/.editrc"
  }

  /// Its lines, without comments. None when it cannot be read, and no more than 64 KiB of it.
  static func lines(at path: String) -> [String] {
    guard let file = try? Descriptor.opening(path, .reading) else { return [] }
    defer { file.close() }
    var bytes = [UInt8](repeating: 0, count: 65_536)
    guard let count = try? file.read(into: &bytes) else { return [] }
    return String(decoding: bytes.prefix(count), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { String($0.drop(while: \.isWhitespace)) }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Whether the line chooses vi or emacs keys: `bind -v`, `bind -e`, with or without a program's name before it.
  static func choosesKeys(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard let command = words.first, command == "bind" || command.hasSuffix(":bind") else { return false }
    return words.dropFirst().contains { $0 == "-v" || $0 == "-e" }
  }
}
