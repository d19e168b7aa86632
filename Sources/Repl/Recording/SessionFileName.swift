/// The name of a saved session, which may be typed without its end.
enum SessionFileName {
  /// `demo`, `demo.md` and `demo.session.md` all name `demo.session.md`.
  static func whole(_ typed: String) -> String {
    for end in [".session.md", ".session", ".md"] where typed.hasSuffix(end) {
      return typed.dropLast(end.count) + ".session.md"
    }
    return typed + ".session.md"
  }
}
