import ApusClient

/// A request as a program or PowerShell has it, whose arguments are written out.
package enum PastedCode {
  /// The request that a text asks for; `nil` for what is no such text.
  package static func request(in text: String) throws(LineProblem) -> RequestLine? {
    if let name = PowerShellLine.name(in: text) {
      return try PowerShellLine(text, name: name).request.line(text)
    }
    return try ForeignCall(text)?.request(in: text)
  }

  /// Where in such a text credentials stand that no name beside them tells: `auth=('me', 'x')`.
  static func credentials(in text: String) -> [Range<Int>] {
    guard let line = try? request(in: text) else { return [] }
    return ([line] + line.following).flatMap(\.options).filter { $0.option == .auth }.compactMap {
      $0.value?.range
    }
  }

  /// Whether such a text goes on in another line; `nil` for what is none.
  static func isOpen(_ text: String) -> Bool? {
    if let name = PowerShellLine.name(in: text) {
      // A backquote at the end joins lines there.
      return CodeReader(text, .powerShell, at: name.upperBound).isOpen || text.hasSuffix("`")
    }
    return ForeignCall(text).map { CodeReader(text, $0.isPython ? .python : .javaScript).isOpen }
  }
}
