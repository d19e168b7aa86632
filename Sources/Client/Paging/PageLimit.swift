/// How far a service lets its lists be paged through, where that is less than there is.
///
/// A service that is known to have such a limit is one more line of `all`.
struct PageLimit {
  /// As a sentence begins with it.
  let name: String
  /// The parameters that take the number of a page and how many elements it has.
  let number: String
  let size: String
  let mostPages: Int
  let mostElements: Int
  /// Whether a URL is one of its API.
  let isMeant: @Sendable (WebURL) -> Bool

  private static let all = [
    PageLimit(name: "Qiita", number: "page", size: "per_page", mostPages: 100, mostElements: 100) { url in
      url.host == "qiita.com" || url.host.hasSuffix(".qiita.com") || url.path.contains("/qiita/api/v2/")
    }
  ]

  /// Why a page is not to be had although the one before it names it; `nil` where nothing is known against it.
  static func refusal(of next: WebURL) -> String? {
    guard let limit = all.first(where: { $0.isMeant(next) }) else { return nil }
    func value(_ name: String) -> Int? {
      next.queryItems.first { $0.name == name }?.value.flatMap { Int($0) }
    }
    guard let page = value(limit.number), page > limit.mostPages else { return nil }
    let isLongest = value(limit.size) ?? 0 >= limit.mostElements
    let advice =
      isLongest
      ? "a search that finds less, such as query==created:<2024-01-01, has the rest"
      : "\(limit.size)==\(limit.mostElements) brings more on each"
    return "\(limit.name) has \(limit.mostPages) pages of a list and no more; \(advice)"
  }
}

extension PagedAnswer {
  /// Why there is no next page although the answer names one.
  package var refusedNext: String? {
    guard case .reference(let reference)? = byRule("next")?.place, let next = try? url.resolving(reference)
    else {
      return nil
    }
    return PageLimit.refusal(of: next)
  }
}
