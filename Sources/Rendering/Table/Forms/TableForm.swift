/// How a table is written for other programs: whole cells, nothing cut and nothing left out.
package enum TableForm: String, Sendable, Hashable, CaseIterable {
  case csv, tsv, md, html, jsonl, json

  /// The one that a file's name asks for by its end; `nil` for a table as on a screen.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: ".") else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    case "md", "markdown": self = .md
    case "html", "htm": self = .html
    case "jsonl", "ndjson": self = .jsonl
    case "json": self = .json
    default: return nil
    }
  }
}
