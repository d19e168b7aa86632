internal import ApusClient

/// The part that a request asked for, beside the one that came.
struct AskedRange {
  private let first: Int?
  private let last: Int?

  /// `nil` for more than one part, and for what is not counted in bytes.
  init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bytes", !parts[1].contains(",") else { return nil }
    let ends = parts[1].split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2 else { return nil }
    (first, last) = (Int(ends[0]), Int(ends[1]))
    if first == nil, last == nil { return nil }
  }

  /// Whether `Content-Range` names bytes that were not asked for.
  func isContradicted(by contentRange: String) -> Bool {
    let parts = contentRange.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "bytes" else { return false }
    let halves = parts[1].split(separator: "/", maxSplits: 1)
    let ends = halves.first?.split(separator: "-", maxSplits: 1) ?? []
    guard ends.count == 2, let start = Int(ends[0]), let end = Int(ends[1]) else { return false }
    if let first { return start != first || last.map { end > $0 } ?? false }
    guard let last, halves.count == 2, let whole = Int(halves[1]) else { return false }
    return start != max(0, whole - last)
  }
}
