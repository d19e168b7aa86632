internal import ApusClient
internal import ApusPractice
internal import ApusSurroundings
internal import ApusSystem

/// `apus serve`: serves what a description says, what was recorded, or what was written by hand, to other programs until ^C.
package enum MockService {
  /// - Returns: The exit status.
  package static func run(_ arguments: ServeArguments) async -> Int32 {
    // It is nobody's session: nothing is asked, and nothing outside of a description's folder is read.
    let environment = Environment(files: .disk(home: nil))
    let files: [ServedFile]
    do {
      files = try await read(arguments, in: environment)
    } catch {
      let words = (error as? CommandFailure).map { "[\($0.code)]: \($0.message)" } ?? ": \(error)"
      ServiceOutput.fail("error\(words)")
      return 2
    }
    let log = AskedLog()
    let mock = mock(of: files, arguments, log)
    for line in files.flatMap(\.summary) { ServiceOutput.say(line) }
    let admission = Admission(hosts: arguments.hosts, origins: arguments.origins.union(arguments.readers))
    let mount = files.lazy.map(\.mount).first { !$0.isEmpty } ?? ""
    let status = await PracticeService.serve(at: mount) { () throws in
      try PracticeServer.start(mock, port: arguments.port, admission: admission)
    }
    guard status == 0, arguments.verifies else { return status }
    let report = AskedReport(files.flatMap(\.counts), log.entries, promises: arguments.promises)
    for line in report.lines { ServiceOutput.say(PassingSecrets().masked(line)) }
    return report.isKept ? 0 : 1
  }

  private static func read(_ arguments: ServeArguments, in environment: Environment) async throws
    -> [ServedFile]
  {
    var files: [ServedFile] = []
    for name in arguments.files {
      files.append(try await ServedFile(name, in: environment, hasDelays: arguments.delay == .recorded))
    }
    for name in arguments.descriptions {
      let file = try await ServedFile(name, in: environment)
      guard file.isDescription else {
        throw CommandFailure(.usageArgument, "\(name) is no description; --spec takes one")
      }
      files.append(file)
    }
    return files
  }

  private static func mock(of files: [ServedFile], _ arguments: ServeArguments, _ log: AskedLog) -> Mock {
    // What was recorded is known for sure; what is described fills the rest.
    var mock = Mock((files.filter { !$0.isDescription } + files.filter(\.isDescription)).map(\.source))
    mock.faults = Double(arguments.faults) / 100
    mock.seed = arguments.seed
    mock.readers = arguments.readers
    if case .fixed(let delay) = arguments.delay { mock.delay = delay }
    if !arguments.isQuiet { mock.log = { ServiceOutput.say(PassingSecrets().masked($0)) } }
    mock.asked = { log.note($0, isKnown: $1) }
    return mock
  }
}
