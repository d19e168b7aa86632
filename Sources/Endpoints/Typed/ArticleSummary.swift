package import ApusFormats
internal import ApusRendering
package import ApusText

/// What is about to be posted.
package struct ArticleSummary: View {
  private let article: Article
  private let target: String

  /// - Parameter target: method and URL.
  package init(_ article: Article, going target: String) {
    self.article = article
    self.target = target
  }

  package var question: String { article.id == nil ? "post it? " : "change it? " }

  package func lines(on screen: Screen) -> [Line] {
    let sight = article.isPrivate ? "private: only who has its URL finds it" : "public: everybody sees it"
    let rows = [
      Line(target, .url), row("title", Line(article.title, .heading)),
      row("tags", Line(article.tags.joined(separator: ", "))), row("for", Line(sight)),
      row("text", Line("\(Units.size(article.text.utf8.count)) of Markdown").retold),
    ]
    return rows.flatMap { $0.wrappedAtWords(to: screen.width, indent: 8) }
  }

  private func row(_ name: String, _ value: Line) -> Line {
    var line = Line(name, .dim)
    line.pad(to: 8)
    return line + value
  }
}
