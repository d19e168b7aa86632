/// What is done with a response's body, said at the end of a line.
package enum Tail: Sendable, Hashable {
  /// `| command`: what follows the bar goes to `sh` as it is.
  case pipe(command: String, range: Range<Int>)
  /// `> file` or `>> file`.
  case file(Template, appends: Bool, range: Range<Int>)

  package var range: Range<Int> {
    switch self {
    case .pipe(_, let range), .file(_, _, let range): range
    }
  }
}
