internal import ApusEncodings

extension WebURL {
  /// The items of the query, decoded.
  package var queryItems: [QueryItem] {
    (query ?? "").split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { part in
        PercentEncoding.decode(part.replacing("+", with: " "))
      }
      return QueryItem(name: parts.first ?? "", value: parts.count > 1 ? parts[1] : nil)
    }
  }
}
