internal import ApusClient
internal import ApusFormats
internal import ApusLanguage
package import ApusSurroundings
package import ApusSystem

/// The name of a saved session, which may be typed without its end.
package enum SessionFileName {
  /// `demo`, `demo.md`, `demo.session.md` and `demo.session.har` all name `demo.session.md`.
  package static func whole(_ typed: String) -> String {
    for end in [".session.md", ".session.har", ".session", ".md"] where typed.hasSuffix(end) {
      return typed.dropLast(end.count) + ".session.md"
    }
    return typed + ".session.md"
  }

  /// What somebody meant who names a session that is to be written like another kind of file; `nil` where nobody did.
  static func otherKind(_ typed: String) -> (name: String, export: String, what: String)? {
    let kinds = [
      (".html", "html", "a page"), (".htm", "html", "a page"), (".svg", "svg", "a picture"),
      (".cast", "cast", "a film"), (".py", "locust", "a script"), (".js", "k6", "a script"),
    ]
    let file = typed.split(separator: "/").last ?? ""
    for (end, export, what) in kinds
    where file.lowercased().hasSuffix(end) && file.utf8.count > end.utf8.count {
      return (String(typed.dropLast(end.count)), export, what)
    }
    return nil
  }

  /// The file that somebody named to be run: that one, or where it is not there the session that `save` called so.
  package static func file(_ typed: String, in files: FileReader) -> String {
    let session = whole(typed)
    let isThere = { files.problem(files.expanded($0)) == nil }
    return !isThere(typed) && isThere(session) ? session : typed
  }

  /// Where the session is that somebody named, perhaps without its end.
  package static func path(of typed: String, in files: FileReader) throws(CommandFailure) -> String {
    let whole = whole(typed)
    if typed.hasSuffix(".md"), typed != whole {
      guard let problem = files.problem(files.expanded(typed)) else { return typed }
      if files.problem(files.expanded(whole)) != nil {
        throw CommandFailure(
          .usageArgument, "\(typed) cannot be read: \(problem.reason); there is no \(whole) either")
      }
    }
    if whole == typed + ".session.md", FileKind.of("", name: typed) == .har {
      throw CommandFailure(
        .usageArgument, "\(typed) has answers, and no lines to replay",
        try: ["run \(ItemPrinter().quoted(typed))"])
    }
    return whole
  }
}
