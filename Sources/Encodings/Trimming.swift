extension StringProtocol {
  /// Without white space at either end, line breaks included.
  package var trimmed: String {
    let isInk: (Character) -> Bool = { !$0.isWhitespace }
    guard let first = firstIndex(where: isInk), let last = lastIndex(where: isInk) else { return "" }
    return String(self[first...last])
  }

  /// Without the spaces and tabs at either end, which is all that HTTP and documents in lines call blank.
  package var trimmingBlanks: String {
    let isInk: (Character) -> Bool = { $0 != " " && $0 != "\t" }
    guard let first = firstIndex(where: isInk), let last = lastIndex(where: isInk) else { return "" }
    return String(self[first...last])
  }
}
