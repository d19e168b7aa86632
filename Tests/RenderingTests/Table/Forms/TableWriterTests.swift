import ApusJSON
import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusRendering

@Suite("Tables for other programs", .paced)
struct TableWriterTests {
  private static let odd = [
    "りんご", "🍎👩‍👩‍👧", "say \"hi\"", "\"\u{301}", "two\nlines", "\r\n", "a,b", "a\tb", "a\\tb", "=1+1", "+1", "-1",
    "@x",
    " edge ", "", "1.10", "a|b", "*b* _c_ `d` [e](f) <br> &amp; ~g~", "snake_case", "null", "\u{1b}[2J", "\\",
  ]

  private func written(_ json: String, _ form: TableForm, flat: Bool = false, columns: [String]? = nil) throws
    -> String
  {
    var effort = Effort()
    let rows = [TableRow](of: try JSONDocument(json).root)
    let all =
      try columns?.map { try TableColumn($0) } ?? TableColumn.all(of: rows, isFlat: flat, within: &effort)
    var text = ""
    try TableWriter(form, all, keepsRows: columns == nil && !flat).write(rows, within: &effort) { text += $0 }
    return text
  }

  private func json(_ texts: [String]) -> String {
    JSONValue.array(texts.map { .object([.init("a", .string($0)), .init("b c", .number(1))]) }).text
  }

  @Test("CSV is read back exactly, whatever is in a cell")
  func csv() throws {
    let rows = try readCSV(written(json(Self.odd), .csv))
    #expect(rows.first == ["a", "b c"] && rows.dropFirst().map { $0[0] } == Self.odd)
    #expect(
      try written(
        #"[{"a": 1.10, "b": 12345678901234567890, "c": null, "d": "", "e": {"f": [1, "x"]}, "g": true}]"#,
        .csv)
        == "a,b,c,d,e,g\n1.10,12345678901234567890,,\"\",\"{\"\"f\"\":[1,\"\"x\"\"]}\",true\n")
    #expect(try written(#"[{"a": "=cmd()"}, {}]"#, .csv) == "a\n=cmd()\n\"\"\n")
  }

  @Test("TSV is read back exactly once its escapes are")
  func tsv() throws {
    let lines = try written(json(Self.odd), .tsv).split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let cells = lines.dropFirst().dropLast().map { readTSV($0)[0] }
    #expect(Array(cells) == Self.odd && lines.first == "a\tb c")
  }

  @Test("Markdown is read back exactly, with nothing of it taken for a mark")
  func markdown() throws {
    let lines = try written(json(Self.odd), .md).split(separator: "\n").map(String.init)
    #expect(lines[0] == "| a | b c |" && lines[1] == "| --- | --- |")
    #expect(lines.dropFirst(2).map(readMarkdown) == Self.odd)
    #expect(lines.contains("| snake_case | 1 |"))
  }

  @Test("HTML is read back exactly, and no cell makes an element")
  func html() throws {
    let text = try written(json(Self.odd + ["<script>alert(1)</script>"]), .html)
    let cells = text.split(separator: "<tr><td>").dropFirst().map { row in
      readHTML(String(row.prefix(upTo: row.firstRange(of: "</td>")?.lowerBound ?? row.endIndex)))
    }
    #expect(cells == Self.odd + ["<script>alert(1)</script>"])
    #expect(text.hasPrefix("<!doctype html>\n<meta charset=\"utf-8\">") && text.hasSuffix("</table>\n"))
    #expect(text.contains("<th>a</th><th>b c</th>") && !text.contains("<script"))
  }

  @Test("lines of JSON and JSON keep every value as it was spelled")
  func lines() throws {
    let json = #"[{"a": 1.10, "b": "\u308a", "a": 2}, {"b": 12345678901234567890}]"#
    #expect(
      try written(json, .jsonl) == #"{"a":1.10,"b":"\u308a","a":2}"# + "\n" + #"{"b":12345678901234567890}"#
        + "\n")
    #expect(
      try written(json, .json, columns: ["b"]) == "[\n" + #"{"b":"\u308a"},"# + "\n"
        + #"{"b":12345678901234567890}"# + "\n]\n")
    #expect(try written("[]", .json) == "[\n]\n")
  }

  @Test("rows that are written as they are end where the effort does")
  func effort() throws {
    let rows = [TableRow](
      of: try JSONDocument(#"[{"a": "\#(String(repeating: "x", count: 9_999))"}, {}]"#).root)
    var (effort, text) = (Effort(limit: 100), "")
    try TableWriter(.jsonl, [], keepsRows: true).write(rows, within: &effort) { text += $0 }
    #expect(text.isEmpty && effort.end == .tooMuch)
  }

  @Test("nested values are JSON in a cell, or columns of their own")
  func flat() throws {
    let json =
      #"[{"id": 1, "owner": {"login": "a", "x": {"y": 1.10}, "none": {}}, "t": [1]}, {"owner": {"login": "b"}, "a.b": {"c": 2}}]"#
    #expect(
      try written(json, .csv, flat: true) == #"""
        id,owner.login,owner.x.y,owner.none,t,"""a.b"".c"
        1,a,1.10,{},[1],
        ,b,,,,2

        """#)
    #expect(try written("[1, \"x\", [2]]", .csv) == ".\n1\nx\n[2]\n")
  }

  @Test(
    "a file's end chooses the form",
    arguments: [
      ("t.csv", TableForm.csv), ("a/b.TSV", .tsv), ("t.md", .md), ("t.markdown", .md), ("x.htm", .html),
      ("t.html", .html), ("t.jsonl", .jsonl), ("t.ndjson", .jsonl), ("t.json", .json), ("t.txt", nil),
      ("csv", nil), ("t.", nil),
    ])
  func ending(_ name: String, _ form: TableForm?) { #expect(TableForm(fileName: name) == form) }

  // MARK: Readers of what was written

  private func readCSV(_ text: String) -> [[String]] {
    var rows: [[String]] = [[""]]
    var isQuoted = false
    var scalars = Array(text.unicodeScalars)[...]
    while let scalar = scalars.popFirst() {
      if isQuoted, scalar == "\"", scalars.first == "\"" {
        scalars.removeFirst()
        rows[rows.count - 1][rows[rows.count - 1].count - 1] += "\""
      } else if scalar == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, scalar == "," {
        rows[rows.count - 1].append("")
      } else if !isQuoted, scalar == "\n" {
        rows.append([""])
      } else {
        rows[rows.count - 1][rows[rows.count - 1].count - 1].unicodeScalars.append(scalar)
      }
    }
    return rows.dropLast()
  }

  private func readTSV(_ line: String) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map { cell in
      var result = ""
      var rest = Array(cell.unicodeScalars)[...]
      while let scalar = rest.popFirst() {
        guard scalar == "\\", let next = rest.popFirst() else {
          result.unicodeScalars.append(scalar)
          continue
        }
        result += ["t": "\t", "n": "\n", "r": "\r"][String(next)] ?? String(next)
      }
      return result
    }
  }

  private func readMarkdown(_ line: String) -> String {
    let cell = String(line.dropFirst(2).dropLast(" | 1 |".count))
    var result = ""
    var rest = Array(cell.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      if scalar == "\\", let next = rest.popFirst() {
        result.unicodeScalars.append(next)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result.replacing("<br>", with: "\n").replacing("&#13;", with: "\r").replacing("&#32;", with: " ")
      .replacing("&lt;", with: "<").replacing("&amp;", with: "&")
  }

  private func readHTML(_ cell: String) -> String {
    let marks = [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#13;", "\r"), ("&amp;", "&")]
    let bytes = marks.reduce(Array(cell.utf8)) { $0.replacing(Array($1.0.utf8), with: Array($1.1.utf8)) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
