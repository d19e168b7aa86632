internal import ApusClient
package import ApusMarkup
internal import ApusText

extension CommandFailure {
  /// A text in markup that cannot be read.
  ///
  /// - Parameter kind: `HTML` or `XML`.
  package init(_ error: MarkupError, kind: String, try suggestions: [String]) {
    if error.kind == .interrupted {
      self.init(.cancelled, "interrupted")
      return
    }
    guard error.kind == .noLibrary else {
      let place = error.line.map { " (line \($0))" } ?? ""
      self.init(.decodeSyntax, "the \(kind) cannot be read: \(error.message)\(place)", try: suggestions)
      return
    }
    self.init(
      .decodeSyntax, "this is \(kind), for which \(error.message)",
      details: [Line("to install it, in a shell:").retold, Line("  apt-get install libxml2", .command)],
      try: suggestions)
  }
}
