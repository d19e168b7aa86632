internal import ApusClient
internal import ApusLanguage

/// `3`, `3-5`, `3-`
package struct PickedNumbers: Sendable {
  package let range: ClosedRange<Int>

  /// - Parameters:
  ///   - count: how many there are.
  ///   - known: names that can stand in its place.
  package init(_ pick: String, count: Int, known: [String] = []) throws(HTTPFileProblem) {
    let ends = pick.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let numbers = ends.map { $0.isEmpty ? count : Int($0) ?? 0 }
    guard let first = numbers.first, let last = numbers.last, ends.first?.isEmpty == false,
      first > 0, ends.allSatisfy({ $0.utf8.allSatisfy { $0 &- 0x30 < 10 } })
    else {
      throw HTTPFileProblem(
        code: .usageArgument, message: "no request is named \(pick)",
        suggestion: nearest(to: pick, among: known).map { ItemPrinter().quoted($0) })
    }
    guard first <= last, last <= count else {
      throw HTTPFileProblem(
        code: .usageArgument,
        message: first > last
          ? "\(pick) is no range" : "there is no request \(max(first, last)); there are \(count)")
    }
    range = first...last
  }
}
