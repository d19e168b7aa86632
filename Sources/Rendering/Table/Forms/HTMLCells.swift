internal import ApusEncodings

/// A table in HTML: a page of its own, so that a browser knows what it is written in.
enum HTMLCells {
  static func head(_ titles: [String]) -> String {
    """
    <!doctype html>
    <meta charset="utf-8">
    <style>td { white-space: pre-wrap }</style>
    <table>
    <thead><tr>\(titles.map { "<th>\(HTMLQuoting.escaped($0))</th>" }.joined())</tr></thead>
    <tbody>

    """
  }

  static let foot = "</tbody>\n</table>\n"

  static func line(_ cells: [String?]) -> String {
    "<tr>\(cells.map { "<td>\(HTMLQuoting.escaped($0 ?? ""))</td>" }.joined())</tr>\n"
  }
}
