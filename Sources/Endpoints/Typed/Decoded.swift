internal import ApusClient
internal import ApusEncodings
package import ApusJSON
package import ApusRendering
internal import ApusServices
package import ApusSurroundings
internal import ApusSwiftSource

extension WantedType {
  /// A value of the type, made of a part of a document; why it cannot be made says where.
  ///
  /// - Parameter response: the number of the response, where the line names one.
  package func value(of node: Node, inResponse response: Int?) throws(CommandFailure) -> SwiftValue {
    switch self {
    case .known(let type, let isList):
      do {
        return SwiftValue(reflecting: try isList ? type.list(of: node) : type.value(of: node))
      } catch {
        throw CommandFailure(decoding: name, error, inResponse: response)
      }
    case .shape(let shape, _):
      let mismatches = shape.mismatches(in: node)
      if let first = mismatches.first {
        throw CommandFailure(first, of: mismatches.count, in: node.document, response)
      }
      do {
        return try SwiftValue(node, as: shape, named: name)
      } catch {
        throw CommandFailure(decoding: "the shape", error)
      }
    }
  }
}

extension CommandFailure {
  /// A body is not what a type asked for.
  init(decoding name: String, _ error: any Error, inResponse response: Int? = nil) {
    let problem = ResponseDecodingError(reading: Any.self, error)
    guard let failure = error as? JSONDecodingError else {
      self.init(problem.code, problem.message, try: ["shape"])
      return
    }
    let isMissing = failure.kind == .missing
    let isPlain = !failure.typeName.contains("Any")
    self.init(
      problem.code, problem.message, place: SourceExcerpt(failure.node.document.bytes, failure.byteRange),
      note: isMissing
        ? "\(name) cannot be made without it" : isPlain ? "\(name) has \(failure.typeName) there" : nil,
      try: Self.suggestions(
        at: TreePlace(failure.node.path, inResponse: response), isContainer: isMissing))
  }

  /// A body does not fit a shape.
  init(_ mismatch: Mismatch, of count: Int, in document: JSONDocument, _ response: Int?) {
    let codes: [JSONDecodingError.Kind: ErrorCode] = [
      .missing: .decodeMissing, .type: .decodeType, .value: .decodeValue,
    ]
    let start = Position(of: mismatch.byteRange.lowerBound, in: document.bytes)
    let isMissing = mismatch.kind == .missing
    var place = mismatch.path
    if isMissing { place.steps.removeLast() }
    self.init(
      codes[mismatch.kind] ?? .decodeType,
      "expected \(mismatch.expected) at \(mismatch.path), found \(mismatch.found) (\(start))",
      place: SourceExcerpt(document.bytes, mismatch.byteRange),
      note: count > 1
        ? "\(Units.count(count - 1, "other place does", plural: "other places do")) not fit" : nil,
      try: Self.suggestions(at: TreePlace(place, inResponse: response), isContainer: isMissing))
  }

  /// What is there, in this value and in all like it.
  private static func suggestions(at place: TreePlace, isContainer: Bool) -> [String] {
    let all = place.location.steps.reduce(into: "") { text, step in
      switch step {
      case .position: text += text.isEmpty ? ".[]" : "[]"
      case .key(let key):
        let step = Location([.key(key)]).description
        text += step.hasPrefix(".[") && !text.isEmpty ? String(step.dropFirst()) : step
      }
    }
    let start = place.response.map { "$\($0)" } ?? ""
    return ["shape \(start)\(all)".trimmed, isContainer ? "keys \(place)" : "\(place)"]
  }

  /// The same, as something that was asserted.
  package var asExpectation: CommandFailure {
    CommandFailure(.expectFailed, message, details: details, place: place, note: note, try: suggestions)
  }
}
