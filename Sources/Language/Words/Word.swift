/// One word of a line: what stands between blanks, where quotes and brackets may hold blanks.
package struct Word: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// Quotes and escapes are resolved.
    case ordinary
    /// A bare JSON array or object, kept as it was typed.
    case json
    /// A path into a response, such as `.items[?@.stars > 100]`, kept as it was typed.
    case path
  }

  package let kind: Kind
  package let template: Template
  /// With quotes and brackets.
  package let range: Range<Int>

  package init(kind: Kind, template: Template, range: Range<Int>) {
    self.kind = kind
    self.template = template
    self.range = range
  }

  /// The text as it may be shown.
  package var text: String { template.shown }
}

/// What a text still waits for: the line goes on.
package enum Unfinished: Sendable, Hashable {
  case quote, bracket, backslash
}

/// How words are read.
package enum WordSyntax: Sendable, Hashable {
  /// A line of Apus. Outside quotes a backslash before a letter, a digit or one of `: ; = @ [ ] \` belongs to the
  /// word, where items have a use for it. JSON and the brackets of a key may hold blanks.
  case native
  /// A line pasted from a POSIX shell: quotes and backslashes mean what they mean there, and `$NAME` is a variable.
  case shell
  /// A line pasted from `cmd.exe`, where `^` is the escape.
  case windows
}
