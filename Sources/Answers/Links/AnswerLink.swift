package import ApusClient
internal import ApusMarkup
internal import ApusRendering

/// A link that an answer has: in its head, in its JSON, or in its page.
package struct AnswerLink: Sendable, Hashable {
  /// What it is to the answer: a relation, a key, or the text that is clicked on.
  package let name: String
  /// As it is written: it may be relative, or a template.
  package let target: String
  /// The path to it; `nil` where no path leads to it.
  package let place: String?
  /// The method that it wants to be asked with; `nil` for GET.
  package let method: String?

  package init(_ name: String, _ target: String, place: String? = nil, method: String? = nil) {
    self.name = name
    self.target = target
    self.place = place
    self.method = method
  }

  package var isTemplate: Bool { target.contains("{") }
}

extension AnswerLink {
  /// Those of a head: `Location`, and every `Link`.
  package static func all(in head: HeaderFields) -> [AnswerLink] {
    let location = head["Location"].map { [AnswerLink("location", $0)] } ?? []
    return location
      + LinkHeader(head).all.map {
        AnswerLink($0.relations.isEmpty ? "link" : $0.relations.joined(separator: " "), $0.target)
      }
  }

  /// Those of a page, by the numbers that they have where it is laid out.
  ///
  /// - Throws: as `PageView`.
  package static func all(inPage text: [UInt8]) throws -> [AnswerLink] {
    var names: [String: String] = [:]
    var waiting = Array(try HTMLReader.tree(text).nodes.reversed())
    while let node = waiting.popLast() {
      guard case .element(_, let attributes, let children) = node else { continue }
      if let target = attributes["href"], names[target] == nil {
        let text = node.text.split { $0.isWhitespace }.joined(separator: " ")
        names[target] = text.isEmpty ? attributes["title"] : text
      }
      waiting += children.reversed()
    }
    return try PageView(text).links.map { AnswerLink(names[$0] ?? "link", $0) }
  }
}
