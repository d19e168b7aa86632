/// An array of objects such as an API sends, of about any size. Each object is as long as the others, so that the
/// length is known before the first is sent.
struct JSONItems {
  private let count: Int

  init(bytes: Int) { count = max(0, (bytes - 4) / Self.itemSize) }

  var response: Response {
    let total = count
    let batches = (total + Self.batch - 1) / Self.batch
    let steps = LazySteps(count: batches + 2) { index in
      if index == 0 { return Array("[\n".utf8) }
      if index > batches { return Array("]\n".utf8) }
      let start = (index - 1) * Self.batch
      return Self.items(start..<min(start + Self.batch, total), of: total)
    }
    return Response(
      200, [Field("Content-Type", "application/json; charset=utf-8")],
      body: .stream(length: 4 + Self.itemSize * total, steps))
  }

  private static let batch = 128
  private static let digits = 10

  /// `#` stands for the item's number.
  private static let template = """
    {"id": #, "name": "item-#", "full_name": "practice/item-#", "private": false, \
    "owner": {"login": "octocat", "id": 583231, "type": "User", "site_admin": false}, \
    "description": "An item with a \\"quoted\\" word, a tab\\t, and りんご 🍎.", "price": 120.50, "ratio": 1e-7, \
    "created_at": "2020-12-31T23:59:59Z", "html_url": "https://example.com/items/#?a=1&b=2", \
    "tags": ["api", "practice", "json"], "homepage": null, "stargazers_count": 4217, "score": 1.0}
    """

  private static let pieces = template.split(separator: "#", omittingEmptySubsequences: false)
    .map { Array($0.utf8) }

  /// With the comma and the line feed that follow it; the last one has a space for its comma.
  private static let itemSize =
    pieces.reduce(0) { $0 + $1.count } + digits * (pieces.count - 1) + 2

  private static func items(_ range: Range<Int>, of total: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(range.count * itemSize)
    for index in range {
      let number = Array(String(1_000_000_000 + index).utf8)
      for (position, piece) in pieces.enumerated() {
        if position > 0 { bytes += number }
        bytes += piece
      }
      bytes += index + 1 < total ? [UInt8(ascii: ","), 0x0a] : [UInt8(ascii: " "), 0x0a]
    }
    return bytes
  }
}
