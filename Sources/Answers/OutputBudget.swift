internal import ApusClient
package import ApusJSON
internal import ApusRendering
package import ApusSurroundings

/// How much the values of a path may come to. Values that lie inside one another are written again and again: a few
/// kilobytes of deep JSON become gigabytes. What is written once has no limit.
package struct OutputBudget {
  private let path: String
  /// More than the body; `nil` is no limit.
  private let limit: Int?
  private var rest: Int

  package init(_ path: String, in root: Node, limit: Int?) {
    self.path = path
    self.limit = limit
    rest = root.byteRange.count + (limit ?? 0)
  }

  /// To be asked before a value is written.
  package mutating func take(_ node: Node) throws(CommandFailure) {
    rest -= node.byteRange.count
    guard let limit, rest < 0 else { return }
    throw CommandFailure(
      .outputTooLarge,
      "the values of \(path) overlap and come to more than \(Units.size(limit)) beyond their body",
      try: ["count \(path)", "set output-limit none"])
  }
}
