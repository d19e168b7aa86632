/// How what is drawn is spelled: the signs, each of which has a spelling in ASCII for terminals that know no other, and
/// the text of answers.
package struct Glyphs: Sendable, Hashable {
  package let isASCII: Bool
  /// Whether text of JSON is shown as what it says, `り` and not `\u308a`. By default it is spelled as it came.
  package var resolvesEscapes = false

  package static let unicode = Glyphs(isASCII: false)
  package static let ascii = Glyphs(isASCII: true)

  package var ellipsis: String { isASCII ? "..." : "…" }
  /// Stands between the parts of a line: ` · `.
  package var separator: String { isASCII ? " | " : " · " }
  package var arrow: String { isASCII ? "->" : "→" }
  /// Stands behind output whose last line has no end.
  package var openEnd: String { isASCII ? "%" : "⏎" }
  package var times: String { isASCII ? "x" : "×" }

  // The guides of a tree, each three columns.
  package var branch: String { isASCII ? "|- " : "├─ " }
  package var lastBranch: String { isASCII ? "`- " : "└─ " }
  package var trunk: String { isASCII ? "|  " : "│  " }
  package var noTrunk: String { "   " }

  package var rule: String { isASCII ? "-" : "─" }
  var wall: String { isASCII ? "|" : "│" }
  package var bar: String { isASCII ? "#" : "█" }
  package var point: String { isASCII ? "*" : "•" }
  package var emptyBar: String { isASCII ? "." : "░" }
}
