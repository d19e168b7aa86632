internal import ApusJSON

/// Pages by their numbers, where nothing but the description of an operation tells of them: it takes `page`, and this
/// page is not an empty one.
struct DescribedPaging {
  /// What is said to lead on.
  static let rule = "the parameter page"

  private let answer: PagedAnswer
  private let query: DescribedQuery

  /// `nil` when the operation is not described to take the number of a page, or when it takes a token.
  init?(_ answer: PagedAnswer) {
    guard let query = answer.query, answer.described.contains("page"),
      !PageRules.tokenParameters.contains(where: answer.described.contains)
    else { return nil }
    self.answer = answer
    self.query = query
  }

  /// Where a relation such as `next` leads; `nil` when there is no such page.
  subscript(relation: String) -> PageTarget? {
    switch relation {
    case "next": page(number + 1, if: isFull)
    case "prev": page(number - 1, if: number > 1)
    case "first": page(1, if: true)
    default: nil
    }
  }

  /// Whatever number is asked for, there is one before it and one after it.
  private var number: Int { max(0, min(asked("page") ?? usual("page") ?? 1, Int.max - 1)) }

  private func asked(_ name: String) -> Int? {
    answer.url.queryItems.first { $0.name == name }?.value.flatMap { Int($0) }
  }

  private func usual(_ name: String) -> Int? { query.usualNumbers[name] }

  /// Whether there may be more behind this page: it is as long as pages are, or that is not known and it is not empty.
  private var isFull: Bool {
    guard let count = answer.list?.count, count > 0 else { return false }
    let size = ["per_page", "page_size", "limit"].first(where: answer.described.contains)
    guard let length = size.flatMap({ asked($0) ?? usual($0) }) else { return true }
    return count >= length
  }

  private func page(_ number: Int, if isThere: Bool) -> PageTarget? {
    guard isThere else { return nil }
    return PageTarget(
      reference: answer.reference(setting: "page", to: "\(number)"), rule: Self.rule)
  }
}
