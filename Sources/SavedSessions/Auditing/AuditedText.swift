internal import ApusFormats

/// What tells of the lines of a text.
enum AuditedText: Hashable {
  /// A saved session: lines that are run, and what they show.
  case session
  /// Lines of this program.
  case script
  /// `machine h login u password x`
  case netrc
  /// Rows under the names of their columns.
  case table
  /// Requests, settings, or anything else.
  case other

  /// - Parameter name: the file's, in small letters.
  init(_ name: String, _ kind: FileKind) {
    if name.hasSuffix(".session.md") {
      self = .session
    } else if kind == .script || Self.isScript(name) {
      self = .script
    } else if kind == .netrc {
      self = .netrc
    } else {
      self = name.hasSuffix(".csv") || name.hasSuffix(".tsv") ? .table : .other
    }
  }

  /// Whether a file has lines of this program by its name.
  static func isScript(_ name: String) -> Bool {
    ["rc", ".apusrc"].contains(name) || [".rc", ".apus"].contains(where: name.hasSuffix)
  }
}
