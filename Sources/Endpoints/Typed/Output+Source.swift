package import ApusAnswers
internal import ApusClient
internal import ApusRendering
package import ApusSurroundings
package import ApusSwiftSource
internal import ApusText

extension Output {
  /// Source is not broken to the screen, so that it can be taken from there as it is.
  package func write(source text: String) throws(SinkClosed) {
    var theme = console.outTraits.theme
    theme.isForRunner = theme.isForRunner && console.outTraits.isTerminal
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).dropLast() {
      let isComment = line.drop { $0 == " " }.hasPrefix("///")
      try console.out.write(theme.text(of: Line(String(line), isComment ? .dim : nil)) + "\n")
    }
  }

  /// Says how much the types are based on, to a person.
  package func noteBasis(answers: Int) {
    guard console.noteTraits.isTerminal else { return }
    let basis =
      answers == 0
      ? "no success has been seen, so the response is any value"
      : "from \(Units.count(answers, "answer")); more requests to the same path make the types surer"
    note(Line(basis, .dim))
  }

  /// Says what an app does where a token stands that a login gave, to a person.
  package func noteLogin(of record: Record) {
    guard record.exchange.request.options.tokenLogin != nil, console.noteTraits.isTerminal else { return }
    note(Line("the token runs out; an app renews it with OAuthLogin, as a middleware of the client", .dim))
  }

  /// Says what a package has, to a person.
  package func noteWritten(_ package: DescribedPackage, in folder: String) {
    let files = Units.count(package.files.count, "file")
    note(Line("\(files) in \(folder), for \(Units.count(package.operationCount, "operation"))", .dim))
  }
}
