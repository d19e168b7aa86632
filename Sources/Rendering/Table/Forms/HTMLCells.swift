/// A table in HTML: a page of its own, so that a browser knows what it is written in.
enum HTMLCells {
  static func head(_ titles: [String]) -> String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <style>td { white-space: pre-wrap }</style>
    <table>
    <thead><tr>\(titles.map { "<th>\(escaped($0))</th>" }.joined())</tr></thead>
    <tbody>

    """
  }

  static let foot = "</tbody>\n</table>\n"

  static func line(_ cells: [String?]) -> String {
    "<tr>\(cells.map { "<td>\(escaped($0 ?? ""))</td>" }.joined())</tr>\n"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\r": result += "&#13;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
