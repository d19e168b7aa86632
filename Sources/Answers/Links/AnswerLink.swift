package import ApusClient
package import ApusMarkup

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

  /// Those of a page, in order.
  package static func all(inPage text: String) throws(MarkupError) -> [AnswerLink] {
    var links: [AnswerLink] = []
    var waiting = Array(try HTMLReader.nodes(text).reversed())
    while let node = waiting.popLast() {
      guard case .element(let name, let attributes, let children) = node else { continue }
      if ["a", "area"].contains(name), let target = attributes["href"], isFollowed(target) {
        let text = node.text.split { $0.isWhitespace }.joined(separator: " ")
        links.append(
          AnswerLink(text.isEmpty ? attributes["title"] ?? attributes["alt"] ?? "link" : text, target))
      }
      waiting += children.reversed()
    }
    return links
  }

  /// A place within the page, and what is no address of the web, is not asked.
  private static func isFollowed(_ target: String) -> Bool {
    guard !target.isEmpty, !target.hasPrefix("#") else { return false }
    let scheme = target.prefix { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    guard target.dropFirst(scheme.count).first == ":" else { return true }
    return ["http", "https"].contains(scheme.lowercased())
  }
}
