internal import APIClient
internal import JSON
internal import OpenAPI

/// Where the pages around an answer are, by what its operation is described to take. A `Link` in the answer goes
/// before this.
///
/// A cursor: the answer has `next_cursor` or the like, and the operation takes `cursor` or the like. Numbers: the
/// operation takes `page`, and this page is not an empty one.
struct DescribedPaging {
  private let url: WebURL
  private let names: Set<String>
  private let match: OperationMatch
  private let root: Node

  private static let cursorFields = [
    "next_cursor", "nextCursor", "next_page_token", "nextPageToken", "next_token", "nextToken",
    "continuation_token", "continuationToken", "cursor",
  ]
  private static let cursorParameters = [
    "cursor", "page_token", "pageToken", "next_token", "nextToken", "continuation_token", "continuationToken",
    "page_cursor", "after",
  ]
  /// Objects of an answer that are about the answer.
  private static let envelopes = ["meta", "pagination", "paging", "page_info", "response_metadata"]

  /// `nil` when the operation is not described, or the answer is no JSON.
  init?(_ record: Record, in session: Session) {
    guard let match = session.described(record.exchange.request), record.mayBeJSON,
      let document = try? record.document()
    else { return nil }
    self.match = match
    root = document.root
    url = record.exchange.hops.last?.sent.url ?? record.exchange.request.url
    names = Set(match.operation.parameters(in: .query).map(\.name))
  }

  /// Where a relation such as `next` leads, as a reference; `nil` when there is no such page.
  subscript(relation: String) -> String? {
    switch relation {
    case "next": nextByCursor ?? page(number + 1, if: isFull)
    case "prev": page(number - 1, if: number > 1)
    case "first": page(1, if: true)
    default: nil
    }
  }

  // MARK: Cursors

  private var cursorParameter: String? { Self.cursorParameters.first(where: names.contains) }

  private var nextByCursor: String? {
    guard let parameter = cursorParameter, let cursor, !cursor.isEmpty else { return nil }
    return reference(setting: parameter, to: cursor)
  }

  private var cursor: String? {
    let places = [root] + Self.envelopes.compactMap { root[$0] }
    for place in places {
      for field in Self.cursorFields {
        if let value = place[field], value.kind == .string || value.kind == .integer {
          return value.string ?? value.text
        }
      }
    }
    return nil
  }

  // MARK: Numbers

  private var number: Int {
    let given = url.queryItems.first { $0.name == "page" }?.value
    return given.flatMap { Int($0) } ?? usual("page") ?? 1
  }

  private func usual(_ name: String) -> Int? {
    match.operation.parameters(in: .query).first { $0.name == name }?.schema.defaultValue?.integer
  }

  /// Whether there may be more behind this page: it is as long as pages are, or that is not known and it is not empty.
  private var isFull: Bool {
    guard let count = Pages.list(in: root)?.count, count > 0 else { return false }
    let size = ["per_page", "page_size", "limit"].first(where: names.contains)
    let given = size.flatMap { name in url.queryItems.first { $0.name == name }?.value }
    guard let length = given.flatMap({ Int($0) }) ?? size.flatMap(usual) else { return true }
    return count >= length
  }

  private func page(_ number: Int, if isThere: Bool) -> String? {
    guard isThere, cursorParameter == nil, names.contains("page") else { return nil }
    return reference(setting: "page", to: "\(number)")
  }

  /// The same request with another value in its query.
  private func reference(setting name: String, to value: String) -> String {
    let others = url.queryItems.filter { $0.name != name }
    return "?" + QueryItem.encode(others + [QueryItem(name, value)])
  }
}

extension Session {
  /// Where an answer says that a related page is, or where its description has it.
  func page(_ relation: String, of record: Record) -> String? {
    guard let head = record.exchange.response else { return nil }
    return LinkHeader(head.headers)[relation] ?? DescribedPaging(record, in: self)?[relation]
  }
}
