import ApusSurroundings
import ApusSystem
import Synchronization

/// What other programs were started with, as a list of processes shows it. None of them is there.
final class StartedPrograms: Sendable {
  private let lines = Mutex<[String]>([])

  var all: String { lines.withLock { $0.joined(separator: "\n") } }

  private func add(_ path: String, _ arguments: [String]) {
    lines.withLock { $0.append(([path] + arguments).joined(separator: " ")) }
  }

  func watch(_ environment: inout Environment) {
    environment.programs = OtherPrograms(
      path: { "/bin/\($0)" },
      output: { path, arguments in
        self.add(path, arguments)
        return nil
      },
      give: { _, path, arguments in
        self.add(path, arguments)
        return nil
      },
      start: { path, arguments in
        self.add(path, arguments)
        return nil
      })
    let start = environment.startShell
    environment.startShell = { command, output throws(FileProblem) in
      self.add("sh", [command])
      return try start(command, output)
    }
  }
}
