internal import ApusSystem

/// The programs that are measured against, where they are installed.
enum Peers {
  static func path(of name: String, in workplace: Workplace) -> String? {
    guard let found = search(name) else { return nil }
    guard name == "python3" else { return found }
    // What is found may be a script that looks for the Python to run, which would be measured with it.
    let asked = Child(
      executable: found, arguments: ["-c", "import sys; print(sys.executable)"],
      environment: workplace.environment + inherited("HOME"))
    return asked.firstLine(in: workplace.folder).flatMap { $0.isEmpty ? nil : $0 } ?? found
  }

  private static func search(_ name: String) -> String? {
    let folders = ProcessVariables["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }.first { FilePath.isExecutable($0) }
  }

  private static func inherited(_ name: String) -> [String] {
    ProcessVariables[name].map { ["\(name)=\($0)"] } ?? []
  }
}
