internal import Synchronization

/// The document of a text for several who look into it: while one of them has it, no other parses the text again.
package final class SharedDocument: Sendable {
  private struct Known {
    weak var storage: JSONDocument.Storage?
  }

  private let known = Mutex(Known())

  /// One that nobody has parsed.
  package init() {}

  /// The document of a text. Whoever asks while it is parsed waits for that; another text is parsed, and is the one that
  /// is known from then on.
  ///
  /// - Throws: as `JSONDocument(_:)` does.
  package func document(of bytes: [UInt8]) throws(SyntaxError) -> JSONDocument {
    try known.withLock { known throws(SyntaxError) in
      // Those who hold the same bytes need not compare them.
      if let storage = known.storage, storage.bytes == bytes { return JSONDocument(storage: storage) }
      let document = try JSONDocument(bytes)
      known.storage = document.storage
      return document
    }
  }
}
