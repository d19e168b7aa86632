package import ApusAnswers
internal import ApusClient
internal import ApusEncodings
internal import ApusJSON
package import ApusLanguage
internal import ApusRendering

/// A link of the last answer that is asked for by its number: `follow 3`.
package struct NumberedLink: Sendable {
  private let number: Int
  package let range: Range<Int>

  package init(_ word: Word) throws(LineProblem) {
    number = try word.number(atLeast: 1)
    range = word.range
  }

  package func link(in records: Records) throws -> AnswerLink {
    var effort = Effort()
    let links = try AnswerLinks(of: records, within: &effort)
    try effort.checkCancellation()
    guard let link = links[number] else {
      let count = links.all.count
      let known =
        count == 0 ? "the last answer has no links" : "the last answer has \(Units.count(count, "link"))"
      throw LineProblem("there is no link \(number); \(known)", at: range, try: "links")
    }
    if let method = link.method {
      throw LineProblem(
        "link \(number) asks for \(method), which is not only looking", at: range,
        try: "\(method.lowercased()) \(ItemPrinter().quoted(link.target))")
    }
    return link
  }

  /// The reference; of a template what it is when nothing is filled in, where that can be.
  package func target(of link: AnswerLink) throws(LineProblem) -> String {
    guard link.isTemplate, let template = URITemplate(link.target) else { return link.target }
    guard let missing = template.requiredNames.first else { return template.filled { _ in nil } }
    throw LineProblem(
      .requestVariable, "{\(missing)} of link \(number), \(link.target), is not filled in", at: range,
      try: link.place.map { "get \($0) \(ItemPrinter().print(.query, name: missing, value: "1"))" })
  }
}
