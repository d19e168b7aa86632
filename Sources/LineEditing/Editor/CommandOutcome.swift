import CApusEdit

/// What a command did.
enum CommandOutcome {
  case edited
  /// The line is over: the reader's result says how.
  case ended

  var code: UInt8 {
    switch self {
    case .edited: UInt8(CC_NORM)
    case .ended: UInt8(CC_EOF)
    }
  }
}
