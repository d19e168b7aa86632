internal import ApusClient
package import ApusJSON
internal import ApusMarkup
internal import ApusSurroundings

/// Every link of an answer, in order, each known by its number.
package struct AnswerLinks: Sendable {
  package let all: [AnswerLink]
  /// Of those in JSON the values, by their numbers less one.
  private let nodes: [Int: Node]

  /// Those of what was last received, shown or opened.
  package init(of records: Records, within effort: inout Effort) throws {
    var links: [AnswerLink] = []
    var nodes: [Int: Node] = [:]
    func add(_ found: [JSONLinks.Found]) {
      for found in found {
        nodes[links.count] = found.node
        links.append(found.link)
      }
    }
    switch records.focus {
    case .nothing: break
    case .file(_, let document): add(JSONLinks.all(in: document.root, within: &effort))
    case .record(let record):
      let head = record.exchange.response.map { AnswerLink.all(in: $0.headers) } ?? []
      if record.form == .page {
        do {
          links = try AnswerLink.all(inPage: record.text.bytes) + head
        } catch let error as MarkupError {
          throw CommandFailure(error, kind: "HTML", try: ["body"])
        }
      } else {
        links = head
        if let document = try? record.document() { add(JSONLinks.all(in: document.root, within: &effort)) }
      }
    }
    all = links
    self.nodes = nodes
  }

  /// The numbers of those in some values; `nil` values are all there is.
  package func numbers(in values: [Node]?) -> [Int] {
    guard let values else { return Array(1..<all.count + 1) }
    return all.indices.filter { place in
      guard let range = nodes[place]?.byteRange else { return false }
      return values.contains {
        $0.byteRange.lowerBound <= range.lowerBound && range.upperBound <= $0.byteRange.upperBound
      }
    }.map { $0 + 1 }
  }

  package subscript(number: Int) -> AnswerLink? {
    all.indices.contains(number - 1) ? all[number - 1] : nil
  }
}
