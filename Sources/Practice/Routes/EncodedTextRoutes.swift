/// Bodies that are neither JSON nor UTF-8, or not only.
enum EncodedTextRoutes: RouteGroup {
  static let title = "Other kinds of text"

  static let routes: [Route] = [
    .get("/xml", "A document in XML.") { _ in .bytes(Array(xml.utf8), type: "application/xml") },
    .get("/csv", "A table in CSV, with quotes, a comma and a line break in its cells.") { _ in
      .bytes(Array(csv.utf8), type: "text/csv; charset=utf-8; header=present")
    },
    .get("/problem", "A failure in application/problem+json (RFC 9457).") { _ in
      .bytes(problem.written(), type: "application/problem+json", status: 403)
    }
    .answering(
      403,
      .object([
        "type": .text, "title": .text, "status": .integer(), "detail": .text, "instance": .text,
        "balance": .integer(),
      ])),
    .get("/text/{charset}", "A line of text in that encoding.", example: "/text/shift_jis") { call in
      let name = call.parameter("charset").lowercased()
      guard let bytes = texts.first(where: { $0.name == name })?.bytes else {
        return .problem(404, "There is text in \(texts.map(\.name).joined(separator: ", ")).")
      }
      return .bytes(bytes, type: "text/plain; charset=\(name)")
    }
    .taking(.path("charset", .oneOf(texts.map(\.name)), "The name of the encoding."))
    .failing(404, with: Response.problemSchema),
  ]

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <fruits>
      <fruit id="1"><name>りんご</name><price currency="JPY">120</price></fruit>
      <fruit id="2"><name>Pear &amp; quince</name><price currency="JPY">180</price></fruit>
    </fruits>

    """

  private static let csv =
    "id,name,price,note\r\n1,りんご,120,\r\n2,\"Pear, quince\",180,\"said \"\"ripe\"\"\"\r\n3,Fig,90,\"two\nlines\"\r\n"

  private static let problem: JSONText = [
    "type": "https://example.com/probs/out-of-credit", "title": "You do not have enough credit.",
    "status": 403, "detail": "Your current balance is 30, but that costs 50.",
    "instance": "/account/12345/msgs/abc", "balance": 30,
  ]

  /// `りんご` and a line feed, or a word that the encoding is for.
  private static let texts: [(name: String, bytes: [UInt8])] = [
    ("utf-8", Array("りんご\n".utf8)),
    ("shift_jis", [0x82, 0xe8, 0x82, 0xf1, 0x82, 0xb2, 0x0a]),
    ("euc-jp", [0xa4, 0xea, 0xa4, 0xf3, 0xa4, 0xb4, 0x0a]),
    ("iso-2022-jp", [0x1b, 0x24, 0x42, 0x24, 0x6a, 0x24, 0x73, 0x24, 0x34, 0x1b, 0x28, 0x42, 0x0a]),
    ("iso-8859-1", [0x63, 0x61, 0x66, 0xe9, 0x0a]),
    ("utf-16", [0xfe, 0xff, 0x30, 0x8a, 0x30, 0x93, 0x30, 0x54, 0x00, 0x0a]),
    (
      "utf-32",
      [0xff, 0xfe, 0, 0, 0x8a, 0x30, 0, 0, 0x93, 0x30, 0, 0, 0x54, 0x30, 0, 0, 0x0a, 0, 0, 0]
    ),
    ("iso-8859-2", [0xbe, 0x6c, 0x75, 0xbb, 0x6f, 0x75, 0xe8, 0x6b, 0xfd, 0x0a]),
    ("windows-1252", [0x93, 0x35, 0x20, 0x80, 0x94, 0x0a]),
    ("gbk", [0xc6, 0xbb, 0xb9, 0xfb, 0x0a]),
    ("gb18030", [0xc6, 0xbb, 0xb9, 0xfb, 0x94, 0x39, 0xfc, 0x36, 0x0a]),
    ("big5", [0xc4, 0xab, 0xaa, 0x47, 0x0a]),
    ("euc-kr", [0xbb, 0xe7, 0xb0, 0xfa, 0x0a]),
  ]
}
