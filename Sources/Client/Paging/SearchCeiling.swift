internal import ApusJSON

/// The end that GitHub's search has for every list: it finds more than it gives.
struct SearchCeiling {
  private static let most = 1000

  /// How many elements this page and those before it have.
  let end: Int
  let total: Int

  /// `nil` for what is no answer of a search, for a page that is not the last to be had, and where there is no more.
  init?(_ answer: PagedAnswer) {
    let root = answer.root
    guard root.kind == .object, root.count <= 100, root["incomplete_results"]?.boolean != nil,
      let total = root["total_count"]?.integer, total > Self.most, let count = answer.list?.count,
      let end = Self.end(of: count, at: answer.url), end >= Self.most
    else { return nil }
    (self.end, self.total) = (end, total)
  }

  private static func end(of count: Int, at url: WebURL) -> Int? {
    func number(_ name: String) -> Int? { url.queryItems.last { $0.name == name }?.value.flatMap { Int($0) } }
    let (page, length) = (max(1, number("page") ?? 1), max(0, number("per_page") ?? 30))
    let (before, isTooMuch) = (page - 1).multipliedReportingOverflow(by: length)
    let (end, isTooLong) = before.addingReportingOverflow(count)
    return isTooMuch || isTooLong ? nil : end
  }

  /// `1,000 of 40,231: GitHub's search gives no more`
  ///
  /// - Parameter count: how many came so far, where that is not all up to here.
  func sentence(_ count: Int? = nil) -> String {
    "\(Self.grouped(count ?? end)) of \(Self.grouped(total)): GitHub's search gives no more"
  }

  private static func grouped(_ number: Int) -> String {
    let digits = String(number)
    return digits.enumerated().reduce(into: "") { result, digit in
      if digit.offset > 0, (digits.count - digit.offset) % 3 == 0 { result += "," }
      result.append(digit.element)
    }
  }
}

extension PagedAnswer {
  /// The end of a search's list, where it has come to it.
  var ceiling: SearchCeiling? { wish.next == nil ? SearchCeiling(self) : nil }

  /// The same in words; `nil` where there may be more.
  package var ceilingSentence: String? { ceiling?.sentence() }

  /// Whether a search ended before it was through.
  var isIncomplete: Bool {
    root.kind == .object && root.count <= 100 && root["incomplete_results"]?.boolean == true
  }
}
