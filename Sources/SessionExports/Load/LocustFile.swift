internal import ApusEncodings
internal import ApusJSON

/// Sessions as the users of Locust: a class each, whose task is the session from its first line to its last.
struct LocustFile {
  private let sessions: [SessionScript]
  private let pauses: Pauses
  /// The file of rows, as it is named in the exported one.
  private let rows: String?

  init(_ sessions: [SessionScript], pauses: Pauses, rows: String?) {
    self.sessions = sessions
    self.pauses = pauses
    self.rows = rows
  }

  var text: String {
    var parts = [head, LocustRuntime.imports]
    if !secretNames.isEmpty { parts.append(secrets) }
    parts += ["", LocustRuntime.functions, ""]
    if let rows { parts += ["", "ROWS = rows(\(PythonText.quoted(rows)))", ""] }
    return (parts + names.map { self.user($0, $1) }).joined(separator: "\n") + "\n"
  }

  private var head: String {
    let files = sessions.map(\.name).joined(separator: ", ")
    return """
      \(PythonText.comment("The sessions of \(files), for Locust:"))
      #
      #     locust -f users.py --headless -u 10 -r 2 -t 30s
      #
      # It ends with 1 where an answer was not as the sessions have it. --host asks another server.
      """
  }

  private var secretNames: [String] {
    var names: [String] = []
    for name in sessions.flatMap(\.secretNames) where !names.contains(name) { names.append(name) }
    return names
  }

  private var secrets: String {
    let names = secretNames.map(PythonText.quoted).joined(separator: ", ")
    return """

      SECRETS = {name: os.environ.get(name) for name in [\(names)]}
      if None in SECRETS.values():
          sys.exit("to be set before it runs: " + ", ".join(name for name in SECRETS if SECRETS[name] is None))
      """
  }

  /// The classes' names: two sessions may have one.
  private var names: [(String, SessionScript)] {
    var counts: [String: Int] = [:]
    return sessions.map { session in
      let name = LoadName.user(of: session.path)
      counts[name, default: 0] += 1
      let count = counts[name, default: 1]
      return (count == 1 ? name : "\(name)\(count)", session)
    }
  }

  private func user(_ name: String, _ session: SessionScript) -> String {
    """

    class \(name)(HttpUser):
        host = \(PythonText.quoted(session.origin))
        wait_time = constant(0)

        @task
        def session(self):
            v = \(rows == nil ? "{}" : "dict(next(ROWS))")
            self.client.cookies.clear()
    \(LocustTask(session, pauses: pauses).lines.map { $0.isEmpty ? "" : "        " + $0 }.joined(separator: "\n"))
    """
  }
}
