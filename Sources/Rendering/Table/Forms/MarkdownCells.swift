/// A row of a table in Markdown, as GitHub and most others read it.
enum MarkdownCells {
  static func line(_ cells: [String?]) -> String {
    "| " + cells.map { text($0 ?? "") }.joined(separator: " | ") + " |\n"
  }

  static func rule(_ count: Int) -> String {
    "|" + String(repeating: " --- |", count: count) + "\n"
  }

  /// What Markdown would take for a mark of its own has a backslash before it; a line's end is `<br>`.
  private static func text(_ cell: String) -> String {
    var result = ""
    let scalars = Array(cell.unicodeScalars)
    for (place, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n": result += "<br>"
      case "\r": result += "&#13;"
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case "\\", "|", "*", "`", "[", "]", "~": result += "\\\(scalar)"
      case "_" where !isInWord(place, scalars): result += "\\_"
      // At an end of a cell a blank is not part of it.
      case " " where place == 0 || place == scalars.count - 1: result += "&#32;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Between letters an underscore is only that.
  private static func isInWord(_ place: Int, _ scalars: [Unicode.Scalar]) -> Bool {
    guard place > 0, place + 1 < scalars.count else { return false }
    return [scalars[place - 1], scalars[place + 1]].allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
