internal import CApusXML

/// Reads HTML as a tree, as browsers do: what is broken is mended, and nothing that it names is fetched.
package enum HTMLReader {
  /// The elements of a text; none where there is nothing in it.
  package static func nodes(_ text: String) throws(MarkupError) -> [MarkupNode] {
    try tree(Array(text.utf8)).nodes
  }

  /// The same of bytes, which are UTF-8.
  ///
  /// - Throws: where there is too much of it; where the task is cancelled while much is read.
  package static func tree(_ text: [UInt8]) throws(MarkupError) -> MarkupTree {
    let bytes = try NodeReader.prepare(text)
    guard !bytes.isEmpty else { return .nothing }
    let document = bytes.withUnsafeBytes { bytes in
      cxml_html_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count)) {
        Task.isCancelled ? 1 : 0
      }
    }
    var reader = NodeReader(foldsNames: true)
    guard let nodes = try reader.nodes(of: document) else { return .nothing }
    return MarkupTree(nodes: nodes, isCut: reader.isCut)
  }
}
