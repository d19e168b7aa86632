internal import ApusJSON

/// Where a service ends its lists, whatever more they hold. A service that does is one more case.
package enum PageCeiling: Sendable, Hashable {
  /// GitHub's search finds more than it gives.
  case gitHubSearch
  /// Qiita has so many pages of any list.
  case qiita

  private static let gitHubElements = 1000
  private static let qiitaPages = 100

  /// Whether the page behind this one is named, and not to be had: as far as its address and its head tell.
  package static func isReached(at url: WebURL, _ headers: HeaderFields) -> Bool {
    isQiita(url, headers) && (number("page", in: url) ?? 1) >= qiitaPages
  }

  /// The ceiling that a page is the last below; `nil` for any other.
  init?(_ answer: PagedAnswer) {
    if Self.isReached(at: answer.url, answer.headers) {
      self = .qiita
      return
    }
    let root = answer.root
    guard root.kind == .object, root.count <= 100, root["incomplete_results"]?.boolean != nil,
      let total = root["total_count"]?.integer, total > Self.gitHubElements,
      let end = Self.end(of: answer, usually: 30), end >= Self.gitHubElements
    else { return nil }
    self = .gitHubSearch
  }

  /// `1,000 of 40,231: GitHub's search gives no more`
  ///
  /// - Parameter count: how many came so far, where that is known otherwise than by this page.
  func sentence(of answer: PagedAnswer, _ count: Int? = nil) -> String {
    let came = count ?? Self.end(of: answer, usually: self == .qiita ? 20 : 30)
    let total = answer.total?.count
    let counts = [came, total].compactMap(\.self).map(Self.grouped).joined(separator: " of ")
    switch self {
    case .gitHubSearch: return "\(counts): GitHub's search gives no more"
    case .qiita: return "\(counts): Qiita gives \(Self.qiitaPages) pages and no more"
    }
  }

  private static func isQiita(_ url: WebURL, _ headers: HeaderFields) -> Bool {
    let isThere = url.host == "qiita.com" || url.host.hasSuffix(".qiita.com")
    return isThere || headers.contains("Total-Count") && headers.contains("Rate-Reset")
  }

  /// How many elements a page and those before it have.
  ///
  /// - Parameter length: how long pages are where nobody asks for another length.
  private static func end(of answer: PagedAnswer, usually length: Int) -> Int? {
    guard let count = answer.list?.count else { return nil }
    let (page, length) = (number("page", in: answer.url) ?? 1, number("per_page", in: answer.url) ?? length)
    let before = max(0, page - 1).multipliedReportingOverflow(by: max(0, length))
    let (end, overflow) = before.partialValue.addingReportingOverflow(count)
    return before.overflow || overflow ? nil : end
  }

  private static func number(_ name: String, in url: WebURL) -> Int? {
    url.queryItems.last { $0.name == name }?.value.flatMap { Int($0) }
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
  /// The end that the service has for this list, where it has come to it.
  var ceiling: PageCeiling? { wish.next == nil ? PageCeiling(self) : nil }

  /// The same in words; `nil` where there may be more.
  package var ceilingSentence: String? { ceiling?.sentence(of: self) }

  /// What says that a search ended before it was through.
  var isIncomplete: Bool { root.kind == .object && root["incomplete_results"]?.boolean == true }
}
