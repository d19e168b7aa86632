internal import ApusEncodings

/// One page of a list, and the `Link` line that leads to the others.
struct Page {
  let number: Int
  let size: Int

  /// Reads `page` and `per_page`; what makes no sense becomes the first page, and the default or largest size.
  init(_ call: Call, size standard: Int, largest: Int = 100) {
    number = max(1, call.query("page").flatMap { Int($0) } ?? 1)
    size = min(largest, max(1, call.query("per_page").flatMap { Int($0) } ?? standard))
  }

  /// What `init` reads, for descriptions.
  static func parameters(size standard: Int, largest: Int = 100) -> [Parameter] {
    [
      .query("per_page", .integer(1...largest, usually: standard), "How many to a page."),
      .query("page", .integer(1...1_000_000, usually: 1), "Which page."),
    ]
  }

  func items<Item>(of all: [Item]) -> [Item] { Array(all[range(of: all.count)]) }

  /// The places of what is on the page, in a list of so many.
  func range(of total: Int) -> Range<Int> {
    let (start, overflow) = (number - 1).multipliedReportingOverflow(by: size)
    if overflow || start >= total { return 0..<0 }
    return start..<min(total, start + size)
  }

  /// The links lead to where the client believes to be; there are none when one page holds everything.
  func links(of total: Int, _ call: Call) -> [Field] {
    let last = max(1, (total + size - 1) / size)
    guard last > 1 else { return [] }
    var links: [(String, Int)] = []
    if number > 1 { links += [("prev", min(number - 1, last)), ("first", 1)] }
    if number < last { links += [("next", number + 1), ("last", last)] }
    let values = links.map { "<\(url(page: $0.1, call))>; rel=\"\($0.0)\"" }
    return [Field("Link", values.joined(separator: ", "))]
  }

  private func url(page: Int, _ call: Call) -> String {
    var pairs = call.request.target.query.filter { $0.name != "page" && $0.name != "per_page" }
    pairs.append(RequestTarget.Pair(name: "per_page", value: String(size)))
    pairs.append(RequestTarget.Pair(name: "page", value: String(page)))
    let query = pairs.map {
      "\(PercentEncoding.encode($0.name, for: .queryValue))=\(PercentEncoding.encode($0.value, for: .queryValue))"
    }
    return "\(call.origin)\(call.request.target.path)?\(query.joined(separator: "&"))"
  }
}
