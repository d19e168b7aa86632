/// The name of a saved session, which may be typed without its end.
package enum SessionFileName {
  /// `demo`, `demo.md`, `demo.session.md` and `demo.session.har` all name `demo.session.md`.
  package static func whole(_ typed: String) -> String {
    for end in [".session.md", ".session.har", ".session", ".md"] where typed.hasSuffix(end) {
      return typed.dropLast(end.count) + ".session.md"
    }
    return typed + ".session.md"
  }
}
