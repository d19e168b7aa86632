package import ApusClient
package import ApusContracts
internal import ApusLanguage
package import ApusSurroundings

/// What `replay` was asked for, besides files.
package struct ReplayOptions: Sendable {
  package var mode = ReplayMode.recorded
  /// Nothing is asked for.
  package var trusts = false
  /// What is asked in place of the session's own base.
  package var base: WebURL?
  /// What is asked besides, to see where it differs.
  package var against: WebURL?
  /// How long a request may take, where that is said.
  package var timeout: Patience?
  /// How often a request is sent once more where that may help; `nil` where it is not.
  package var retries: Int?
  /// The first step that is not as written ends it.
  package var isStrict = false
  /// A file without a step is fine.
  package var allowsEmpty = false
  /// What was fine and is not may be written down.
  package var acceptsFailures = false
  /// What is only noted is drift.
  package var notesAreDrift = false
  /// Somebody is asked about each change that would be written.
  package var asks = false
  /// Lines read files as they were recorded, and not as they are.
  package var usesRecordedFiles = false

  /// How often it is asked to find what may be otherwise; `nil` where it is not.
  package var widens: Int?
  /// Whether what changes something is asked so often, too.
  package var widensWrites = false

  /// Rules that are written into the files first.
  package var rules: [Rule] = []

  /// What belongs to all sessions together.
  package var suite = Suite()

  package init() {}

  /// A file as it is typed behind what says whom it asks and what it sends: what is advised asks nobody else.
  func before(_ file: String) -> String {
    let servers = [("--base", base), ("--against", against)].compactMap { name, url in
      url.map { "\(name) \(ItemPrinter().quoted("\($0.withoutUser)")) " }
    }
    return servers.joined() + (usesRecordedFiles ? "--recorded-files " : "") + ItemPrinter().quoted(file)
  }
}

extension ReplayOptions {
  /// Which sessions are replayed, how often, with what, and where it is told: what belongs to all of them together.
  package struct Suite: Sendable {
    /// How many are replayed at the same time.
    package var jobs = 1
    package var shard: Shard?
    /// Each is replayed so often.
    package var repeats = 1
    /// Has them in an order that looks like chance, the same for the same number.
    package var seed: UInt64?
    /// All steps, where there is none.
    package var selection: StepSelection?
    /// Only sessions with one of these, where there are any.
    package var tags: [String] = []
    package var variables: [String: String] = [:]
    package var variableFiles: [String] = []
    /// An environment of the files beside a session.
    package var environment: String?
    /// A file with a row for each run.
    package var rows: String?
    /// What is allowed without being asked about; nothing where there is none.
    package var grants: Grants?
    package var reports: [Report] = []

    package init() {}

    /// The part of all runs that one machine of several takes: `2/5`.
    package struct Shard: Sendable, Hashable {
      package let number: Int
      package let count: Int

      package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1],
          count > 0, (1...count).contains(number)
        else { return nil }
        (self.number, self.count) = (number, count)
      }

      func isMine(_ index: Int) -> Bool { index % count == number - 1 }
    }
  }
}

extension ReplayOptions {
  /// A report that was asked for: what form it has, and where it goes.
  package struct Report: Sendable, Hashable {
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
      // What is printed goes to the standard output already.
      guard (form == .github) == (path == nil), path != "", path != "-" else { return nil }
      self.form = form
      self.path = path
    }

    package static let usage = "junit=FILE, tap=FILE, json=FILE, html=FILE or github"
  }
}

extension ReplayOptions.Report.Form {
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
