/// What a shell feeds to a command of a pasted line.
package enum RedirectedInput: Sendable {
  /// `< file`
  case file(Template)
  /// `<<END`, `<<< text`, `echo text |`
  case text(Template)
  case bytes([UInt8])

  var template: Template? {
    switch self {
    case .file(let template), .text(let template): template
    case .bytes: nil
    }
  }
}
