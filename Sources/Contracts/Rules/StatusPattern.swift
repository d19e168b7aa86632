/// `200`, `200..299`, or `2xx` for any of them.
package struct StatusPattern: Sendable, Hashable {
  package let statuses: ClosedRange<Int>

  /// `nil` for what is no status.
  package init?(_ text: String) {
    let text = text.lowercased()
    let bounds = text.split(separator: "..", omittingEmptySubsequences: false).map { Self.status($0) }
    if text.count == 3, text.hasSuffix("xx"), let digit = text.first?.wholeNumberValue,
      (1...5).contains(digit)
    {
      statuses = digit * 100...digit * 100 + 99
    } else if bounds.count <= 2, let first = bounds.first ?? nil, let last = bounds.last ?? nil, first <= last
    {
      statuses = first...last
    } else {
      return nil
    }
  }

  package func matches(_ status: Int) -> Bool { statuses.contains(status) }

  private static func status(_ text: Substring) -> Int? {
    guard let status = Int(text), (100...599).contains(status) else { return nil }
    return status
  }
}
