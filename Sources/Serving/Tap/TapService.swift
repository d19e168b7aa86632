package import ApusClient
internal import ApusPractice
package import ApusSavedSessions
package import ApusSurroundings
internal import ApusSystem

/// `apus tap`: answers another program with what another server says, and writes a session of it, until ^C.
package enum TapService {
  /// - Returns: The exit status.
  package static func run(
    _ arguments: TapArguments, over transport: any Transport, runner: any LineRunner,
    in environment: Environment
  ) async -> Int32 {
    let say = ServiceOutput.say
    let path: String
    let recording: TapRecording
    do {
      path = try place(of: arguments.file, in: environment)
      recording = try await TapRecording.begun(
        path, base: arguments.target.withoutUser.description, runner: runner,
        userAgent: environment.userAgent,
        say: say)
    } catch {
      let words = (error as? CommandFailure).map { "[\($0.code)]: \($0.message)" } ?? ": \(error)"
      ServiceOutput.fail("error\(words)")
      return 2
    }
    let secrets = PassingSecrets()
    let source = TapSource(
      to: arguments.target, over: transport,
      came: {
        secrets.learn(from: $0.request, $1)
        recording.add($0, $1)
      }, refused: { say(secrets.masked($0)) })
    var mock = Mock([source])
    mock.sourcesNameReaders = true
    // What the other server lets every page read is nothing to pages that nobody here let.
    mock.readersOfSources = Set(arguments.origins.map { $0.lowercased() })
    if !arguments.isQuiet { mock.log = { say(secrets.masked($0)) } }
    say("\(arguments.target.origin) goes into \(path)")
    let admission = Admission(hosts: arguments.hosts, origins: arguments.origins)
    let status = await PracticeService.serve(stopping: source.stop) { () throws in
      try PracticeServer.start(mock, port: arguments.port, admission: admission)
    }
    let count = await recording.finish()
    if status == 0 { say("\(count) line\(count == 1 ? "" : "s") in \(path)") }
    return status
  }

  /// Where the session will be. What is there already stays.
  private static func place(of file: String, in environment: Environment) throws(CommandFailure) -> String {
    let path = environment.files.expanded(SessionFileName.whole(file))
    let there = [path, path.dropLast(3) + ".har"].first { environment.files.problem($0) == nil }
    if let there { throw CommandFailure(.usageArgument, "\(there) is there already") }
    return path
  }
}
