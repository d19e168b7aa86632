package import ApusAnswers
internal import ApusClient
package import ApusFormats
internal import ApusJSON
package import ApusLanguage
package import ApusServices
internal import ApusSurroundings
package import ApusSystem
package import ApusText

/// `qiita post article.md`: a line that posts what is in a file, with its front matter.
package struct ArticleLine {
  /// The file's name.
  package let file: Word
  /// What the line says beside it: how the request is sent and what is shown of it.
  package let options: RequestLine

  /// `nil` for a line that says the parts of an article itself, or that is about something else.
  package init?(_ line: CommandLine) throws(LineProblem) {
    let words = line.arguments
    guard line.name.text.lowercased() == Qiita.documentation.name, words.first?.text.lowercased() == "post",
      words.dropFirst().contains(where: Self.isArticle)
    else { return nil }
    let (options, files) = try OptionReader.read(words.dropFirst(), in: .native)
    guard let file = files.first, files.count == 1, Self.isArticle(file) else { return nil }
    self.file = file
    self.options = RequestLine(
      text: line.text, dialect: .native, method: nil, url: nil, items: [], json: nil, options: options,
      tail: line.words.tail)
    try self.options.refuseOptionsOfBodies("post", of: line.name.text.lowercased())
  }

  /// A parameter has a sign in it, and a file no name of one before it.
  private static func isArticle(_ word: Word) -> Bool {
    let name = word.text.lowercased()
    return [".md", ".markdown"].contains { name.hasSuffix($0) } && !name.contains("=")
  }

  /// What the file holds.
  package func article(with variables: Variables, _ files: FileReader) throws -> Article {
    let name = try file.template.filled(from: variables).visible(in: "a file's name")
    let bytes = try files.contents(ofFile: name, at: file.range)
    do throws(ArticleProblem) {
      return try Article(bytes)
    } catch {
      throw CommandFailure(.requestParameter, "\(name) cannot be posted: \(error)", try: ["help qiita"])
    }
  }

  /// The endpoint that takes it.
  package func endpoint(for article: Article) -> Qiita.SaveItem {
    Qiita.SaveItem(id: article.id, content: article.content)
  }

  /// What makes the file this article from now on: without it, the same line would post it once more.
  package func note(of article: Article, posted answer: Record?) -> Line? {
    guard article.id == nil, let answer, answer.code == nil,
      let id = (try? answer.document())?.root["id"]?.string
    else { return nil }
    return Line("so that the file is this article from now on, its front matter is to say: ", .dim).retold
      + Line("id: \(id)", .command)
  }
}
