internal import ApusEncodings
package import ApusJSON

/// What is wrong with an answer, by the description of its operation.
package struct AnswerCheck: Sendable, Hashable {
  /// In words, the first first; none where it fits.
  package let problems: [String]

  private static let mostProblems = 100

  /// - Parameters:
  ///   - type: the media type without its parameters, in lower case; `nil` where none was given.
  ///   - body: what came, as JSON; `nil` where it is none.
  package init(_ operation: Operation, status: Int, type: String?, body: Node?, isEmpty: Bool) {
    guard let response = operation.response(for: status) else {
      let known = operation.responses.map(\.status).joined(separator: ", ")
      problems = ["\(status) is not described" + (known.isEmpty ? "" : ", \(known) is")]
      return
    }
    // To HEAD nothing comes but what would come.
    guard operation.method != .head, !isEmpty, status != 304 else {
      problems = []
      return
    }
    let types = response.contents.map { HeaderParameters.essence(of: $0.type) }
    if let type, !types.isEmpty, !types.contains(where: { Self.fits(type, $0) }) {
      problems = ["the answer is \(type), not \(types.joined(separator: " or "))"]
      return
    }
    guard let schema = response.json?.schema else {
      problems = []
      return
    }
    guard let body else {
      problems = ["the answer is not JSON"]
      return
    }
    problems = schema.mismatches(inAnswer: body, limit: Self.mostProblems).map(\.description)
  }

  private static func fits(_ type: String, _ described: String) -> Bool {
    type == described || described == "*/*"
      || described.hasSuffix("/*") && type.hasPrefix(described.dropLast())
  }
}
