/// What steers a terminal, but for colours: those are the theme's.
package enum TerminalCode {
  /// What every code begins with, and what the Esc key sends.
  package static let escape: Unicode.Scalar = "\u{1b}"

  /// `ESC [` in one character.
  package static let control: Unicode.Scalar = "\u{9b}"

  package static let clearScreen = "\u{1b}[H\u{1b}[2J"
  /// Takes the row from the screen and goes to its start.
  package static let eraseRow = "\r\u{1b}[K"
  package static let eraseToRowEnd = "\u{1b}[K"
  package static let eraseBelow = "\u{1b}[J"
  package static let hideCursor = "\u{1b}[?25l"
  package static let showCursor = "\u{1b}[?25h"

  /// The first column is 0.
  package static func column(_ column: Int) -> String { "\u{1b}[\(column + 1)G" }
  package static func up(_ rows: Int) -> String { rows > 0 ? "\u{1b}[\(rows)A" : "" }
  package static func right(_ columns: Int) -> String { columns > 0 ? "\u{1b}[\(columns)C" : "" }

  /// A screen of its own, with what was there kept for later, and back to that.
  package static let otherScreen = "\u{1b}[?1049h"
  package static let usualScreen = "\u{1b}[?1049l"
  package static let home = "\u{1b}[H"
  /// Has the terminal take a text for its clipboard (OSC 52): in base64, so that nothing in it is a code.
  package static func clipboard(base64: String) -> String { "\u{1b}]52;c;\(base64)\u{07}" }

  /// Asks whether it draws pictures as kitty does, with one of a pixel that is not shown, and what else it can do, which
  /// every terminal answers.
  package static let whatCanBeDrawn = "\u{1b}_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\u{1b}\\\u{1b}[c"
  /// A part of a picture for kitty: words of this program, and bytes in base64, so that nothing in them is a code.
  package static func kittyPicture(_ words: String, base64: String = "") -> String {
    "\u{1b}_G\(words);\(base64)\u{1b}\\"
  }
  /// What is around a picture of sixels; what has no colour there stays as it is.
  package static let sixelsBegin = "\u{1b}P0;1;0q"
  package static let sixelsEnd = "\u{1b}\\"

  /// Has the terminal put marks around what is pasted.
  package static let bracketedPasteOn = "\u{1b}[?2004h"
  package static let bracketedPasteOff = "\u{1b}[?2004l"
  /// The mark behind what is pasted.
  package static let pasteEnd = "\u{1b}[201~"
}
