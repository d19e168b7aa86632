internal import ApusEncodings
package import ApusJSON

/// A description that is written in several files, put together as one document: the other files are members of one more
/// member of the first, and references lead there.
///
/// Files are named as `DescriptionPlace` has it. Whoever reads them decides which are.
package struct DescriptionBundle: Sendable {
  /// The member that holds the other files.
  static let key = "x-apus-files"

  /// How far files may refer to files that refer to files.
  package static let depthLimit = 40

  package let place: DescriptionPlace
  private var documents: [(path: String, document: JSONDocument)]
  /// How many files lead to each.
  private var depths: [String: Int] = ["": 0]
  private var pending: [String] = []
  /// What is wrong with files that were referred to.
  package private(set) var remarks: [String] = []

  /// - Parameter place: where the first file is.
  package init(_ document: JSONDocument, at place: DescriptionPlace) {
    self.place = place
    documents = [("", document)]
    ask(for: document, at: "")
  }

  /// The next file that is referred to and not there yet.
  package mutating func next() -> String? { pending.popLast() }

  package mutating func add(_ bytes: [UInt8], at path: String) {
    do throws(SpecificationError) {
      let text = try DescriptionText(part: bytes)
      documents.append((path, text.document))
      remarks += text.remarks.map { "\(path): \($0)" }
      ask(for: text.document, at: path)
    } catch {
      remarks.append("\(path): \(error)")
    }
  }

  package mutating func miss(_ path: String, because reason: String) { remarks.append("\(path): \(reason)") }

  private mutating func ask(for document: JSONDocument, at place: String) {
    let depth = (depths[place] ?? 0) + 1
    for node in document.values(ofKey: "$ref") {
      guard let (path, _) = node.string.flatMap({ target(of: $0, from: place) }), depths[path] == nil else {
        continue
      }
      depths[path] = depth
      guard depth <= Self.depthLimit else {
        miss(path, because: "not read: files refer to files more than \(Self.depthLimit) deep")
        continue
      }
      pending.append(path)
    }
  }

  /// Which file a reference in a file leads to, and where in it; `nil` when it is not followed.
  private func target(of reference: String, from place: String) -> (path: String, pointer: Substring)? {
    let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count > 1 ? parts[1] : ""
    guard let written = parts.first, !written.isEmpty else { return (place, pointer) }
    return self.place.target(of: String(written), from: place).map { ($0, pointer) }
  }

  // MARK: Putting together

  /// The whole as one document in JSON.
  package func text() -> [UInt8] {
    guard let first = documents.first else { return [] }
    var text = rewritten(first.document, at: "")
    while text.last != UInt8(ascii: "}"), !text.isEmpty { text.removeLast() }
    guard documents.count > 1, text.popLast() != nil else { return text }
    text += Array((first.document.root.count > 0 ? "," : "").utf8) + Array("\"\(Self.key)\":{".utf8)
    for (index, (path, document)) in documents.dropFirst().enumerated() {
      text +=
        Array("\(index > 0 ? "," : "")\n\(JSONValue.string(path).text):".utf8) + rewritten(document, at: path)
    }
    return text + Array("}}".utf8)
  }

  /// A file's text, its references changed to where the same is in the whole.
  private func rewritten(_ document: JSONDocument, at place: String) -> [UInt8] {
    var text: [UInt8] = []
    let bytes = document.bytes
    var start = bytes.startIndex + (bytes.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0)
    for node in document.values(ofKey: "$ref") {
      guard let reference = node.string, let (path, pointer) = target(of: reference, from: place),
        path.isEmpty || documents.contains(where: { $0.path == path })
      else { continue }
      text += bytes[start..<node.byteRange.lowerBound]
      let whole = path.isEmpty ? "#\(pointer)" : "#/\(Self.key)/\(HyperResource.escaped(path))\(pointer)"
      text += Array(JSONValue.string(whole).text.utf8)
      start = node.byteRange.upperBound
    }
    return text + bytes[start...]
  }
}

extension Specification {
  /// Whether it was put together of several files.
  package var isBundle: Bool { document.root[DescriptionBundle.key] != nil }
}

extension SpecificationWarning {
  /// Whether it is about a reference to elsewhere, which may be put together with the description.
  package var leadsOutside: Bool { message.hasSuffix(JSONDocument.outside) }
}
