package import ApusClient
package import ApusLanguage
internal import ApusServices

extension Word {
  /// Where the team is that it names.
  ///
  /// - Parameter service: the word for the service that the team is one of.
  package func team(of service: Word?) throws(LineProblem) -> WebURL {
    let example = "use qiita --team NAME"
    guard service?.text.lowercased() == Qiita.documentation.name else {
      throw LineProblem("only Qiita has teams with a place of their own", at: range, try: example)
    }
    guard let place = Qiita.team(text) else {
      throw LineProblem(
        "a team's name has letters, digits and - only: it is the first part of its host", at: range,
        try: example)
    }
    return place
  }
}
