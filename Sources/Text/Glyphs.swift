/// How what is drawn is spelled: the signs, each of which has a spelling in ASCII for terminals that know no other, and
/// the text of answers.
package struct Glyphs: Sendable, Hashable {
  package let isASCII: Bool
  /// Whether text of JSON is shown as what it says, `り` and not `\u308a`. By default it is spelled as it came.
  package var resolvesEscapes = false
  /// Whether they are read aloud: then there is nothing to draw with, and signs are words.
  package var isSpoken = false

  package static let unicode = Glyphs(isASCII: false)
  package static let ascii = Glyphs(isASCII: true)

  package var ellipsis: String { isASCII || isSpoken ? "..." : "…" }
  /// Stands between the parts of a line: ` · `.
  package var separator: String { isSpoken ? ", " : isASCII ? " | " : " · " }
  package var arrow: String { isSpoken ? "to" : isASCII ? "->" : "→" }
  /// Stands behind output whose last line has no end.
  package var openEnd: String { isASCII || isSpoken ? "%" : "⏎" }
  package var times: String { isSpoken ? "by" : isASCII ? "x" : "×" }

  // The guides of a tree, each three columns.
  package var branch: String { isSpoken ? "" : isASCII ? "|- " : "├─ " }
  package var lastBranch: String { isSpoken ? "" : isASCII ? "`- " : "└─ " }
  package var trunk: String { isSpoken ? "" : isASCII ? "|  " : "│  " }
  package var noTrunk: String { isSpoken ? "" : "   " }

  package var rule: String { isSpoken ? "" : isASCII ? "-" : "─" }
  package var wall: String { isSpoken ? "," : isASCII ? "|" : "│" }
  package var bar: String { isSpoken ? "" : isASCII ? "#" : "█" }
  package var point: String { isSpoken ? "" : isASCII ? "*" : "•" }
  package var emptyBar: String { isSpoken ? "" : isASCII ? "." : "░" }
}
