/// A code block that is not run.
package struct OtherBlock: Sendable, Hashable {
  /// What it says that it holds.
  package let language: String
  /// The line it begins in, from 1.
  package let line: Int

  /// All of them in a document, be it whole or not.
  package static func all(in document: [UInt8]) -> [OtherBlock] {
    var blocks: [OtherBlock] = []
    var open: Fence?
    let lines = String(decoding: document, as: UTF8.self).unicodeScalars
      .split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
    for (index, line) in lines.enumerated() {
      if let fence = open {
        if fence.isClosed(by: line) { open = nil }
      } else if let fence = Fence(line) {
        open = fence
        if fence.language != ConsoleBlock.language {
          blocks.append(OtherBlock(language: fence.language, line: index + 1))
        }
      }
    }
    return blocks
  }
}
