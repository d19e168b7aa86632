/// A report that was asked for: what form it has, and where it goes.
package struct ReportTarget: Sendable, Hashable {
  package enum Form: String, Sendable, Hashable, CaseIterable {
    case junit, tap, json, html
    /// Annotations at file and line, among what is printed.
    case github
  }

  package let form: Form
  /// `nil` for what is printed.
  package let path: String?

  /// `junit=r.xml`, or `github`; `nil` for another text.
  package init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard let form = Form(rawValue: parts[0]) else { return nil }
    let path = parts.count > 1 ? parts[1] : nil
    guard (form == .github) == (path == nil), path != "" else { return nil }
    self.form = form
    self.path = path
  }

  package static let usage = "junit=FILE, tap=FILE, json=FILE, html=FILE or github"
}

extension ReportTarget.Form {
  /// How it is asked for, as far as that is known.
  package var usage: String { self == .github ? rawValue : rawValue + "=" }

  package var meaning: String {
    switch self {
    case .junit: "XML that most systems for checks read"
    case .tap: "the Test Anything Protocol"
    case .json: "everything, for programs"
    case .html: "a page for people"
    case .github: "annotations at file and line"
    }
  }
}
