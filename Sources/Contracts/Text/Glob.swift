/// A pattern with `*` for any text, `?` for one character, and `\` before what is to be taken as it is.
struct Glob {
  private enum Piece: Equatable {
    case anything, one
    case literal(Unicode.Scalar)
  }

  private var pieces: [Piece] = []

  init(_ text: String) {
    var isEscaped = false
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "*" where !isEscaped: if pieces.last != .anything { pieces.append(.anything) }
      case "?" where !isEscaped: pieces.append(.one)
      default: pieces.append(.literal(scalar))
      }
      isEscaped = false
    }
    if isEscaped { pieces.append(.literal("\\")) }
  }

  /// Only the last `*` is ever tried again, which is enough and bounds the work to text times pattern.
  func matches(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    var (at, piece) = (0, 0)
    var star: (piece: Int, at: Int)?
    while at < scalars.count {
      if piece < pieces.count, pieces[piece] == .anything {
        star = (piece, at)
        piece += 1
      } else if piece < pieces.count, pieces[piece] == .one || pieces[piece] == .literal(scalars[at]) {
        piece += 1
        at += 1
      } else if let last = star {
        star = (last.piece, last.at + 1)
        (piece, at) = (last.piece + 1, last.at + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .anything }
  }
}
