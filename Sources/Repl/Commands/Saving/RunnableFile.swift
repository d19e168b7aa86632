internal import ApusFormats

/// What a file holds that can be run, by its name.
enum RunnableFile {
  /// The commands of a saved session.
  case session
  /// The requests of a HAR file.
  case capture
  /// The requests of a .http file.
  case requests
  /// Lines as they are typed.
  case lines

  init(_ name: String) {
    let name = name.lowercased()
    if name.hasSuffix(".session.md") {
      self = .session
    } else if name.hasSuffix(".har") {
      self = .capture
    } else {
      self = HTTPFile.isNamed(name) ? .requests : .lines
    }
  }
}
