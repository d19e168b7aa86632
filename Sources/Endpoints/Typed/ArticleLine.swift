internal import ApusEncodings
package import ApusLanguage
internal import ApusServices

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
  }

  /// A parameter has a sign in it, and a file no name of one before it.
  private static func isArticle(_ word: Word) -> Bool {
    let name = word.text.lowercased()
    return [".md", ".markdown"].contains { name.hasSuffix($0) } && !name.contains("=")
  }
}
