internal import ApusJSON

/// The first place of each kind in some JSON, and the text with something else there.
struct JSONPlaces {
  private let document: JSONDocument
  private let answer: AnswerSample

  init?(_ answer: AnswerSample) {
    guard let document = answer.json else { return nil }
    self.document = document
    self.answer = answer
  }

  var root: Node { document.root }

  /// The first value that is looked for, from the outside in. What lies deeper than somebody looks is left alone.
  func first(where isWanted: (Node) -> Bool) -> Node? {
    var level = [document.root]
    for _ in 0..<8 where !level.isEmpty {
      if let found = level.first(where: isWanted) { return found }
      level = level.flatMap { $0.children.prefix(50) }
      level = Array(level.prefix(2000))
    }
    return nil
  }

  func first(_ kind: Kind, where isWanted: (Node) -> Bool = { _ in true }) -> Node? {
    first { $0.kind == kind && isWanted($0) }
  }

  /// The first list that holds something.
  var list: Node? { first(.array) { $0.count > 0 } }

  /// The first object with members.
  var object: Node? { first(.object) { $0.count > 0 } }

  /// The answer with some text in a value's place.
  func putting(_ text: String, at node: Node) -> AnswerSample {
    let (bytes, range) = (document.bytes, node.byteRange)
    let body = Array(bytes[..<range.lowerBound]) + Array(text.utf8) + Array(bytes[range.upperBound...])
    return answer.with(body: body)
  }

  /// The answer with other members in an object's place.
  func putting(members: [(key: String, value: String)], at node: Node) -> AnswerSample {
    putting("{" + members.map { "\($0.key):\($0.value)" }.joined(separator: ",") + "}", at: node)
  }

  func putting(items: [String], at node: Node) -> AnswerSample {
    putting("[" + items.joined(separator: ",") + "]", at: node)
  }

  /// A path that leads there, and to the same place in each item of a list.
  static func path(_ node: Node) -> String {
    let path = node.path.steps.reduce(into: "") { path, step in
      if case .position = step {
        path += path.isEmpty ? ".[*]" : "[*]"
      } else {
        let name = Location([step]).description
        path += name.hasPrefix(".[") && !path.isEmpty ? name.dropFirst() : name[...]
      }
    }
    return path.isEmpty ? "." : path
  }
}

extension Node {
  var isNumber: Bool { kind == .integer || kind == .decimal }

  /// Keys and values as they are written.
  var writtenMembers: [(key: String, value: String)] { members.map { ($0.key.text, $0.value.text) } }
}
