internal import CApusXML

/// Reads XML as a tree. Nothing that it names is fetched, and entities of its own stay names, so that a small text cannot
/// become a large one.
package enum XMLReader {
  /// - Parameter text: in UTF-8.
  /// - Throws: where it is broken; where the task is cancelled while much is read.
  package static func tree(_ text: [UInt8]) throws(MarkupError) -> MarkupTree {
    let bytes = try NodeReader.prepare(text)
    guard !bytes.isEmpty else { throw MarkupError(kind: .refused, message: "there is nothing in it") }
    let document = bytes.withUnsafeBytes { bytes in
      cxml_xml_read(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(bytes.count)) {
        Task.isCancelled ? 1 : 0
      }
    }
    var reader = NodeReader(foldsNames: false)
    guard let nodes = try reader.nodes(of: document) else { throw problem() }
    return MarkupTree(nodes: nodes, isCut: reader.isCut, namespaces: reader.namespaces)
  }

  private static func problem() -> MarkupError {
    guard let error = cxml_last_error()?.pointee, let text = error.message.map({ String(cString: $0) }) else {
      return MarkupError(kind: .refused, message: "there is no element in it")
    }
    let message = text.split(separator: "\n").first.map(String.init) ?? "it is broken"
    return MarkupError(kind: .refused, message: message, line: error.line > 0 ? Int(error.line) : nil)
  }
}
