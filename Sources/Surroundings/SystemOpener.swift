internal import ApusClient
internal import ApusRendering
internal import ApusSystem
internal import ApusText

/// What opens a file or a URL as this machine's desktop does.
package struct SystemOpener {
  private static let known = ["xdg-open", "wslview", "open"]

  private let programs: OtherPrograms

  package init(_ environment: Environment) { programs = environment.programs }

  /// Hands something to the first program that is here and takes it, and returns its name.
  ///
  /// - Parameter target: an absolute path or a URL of HTTP: nothing that a program could take for an option.
  package func open(_ target: String) throws(CommandFailure) -> String {
    var refusals: [Line] = []
    for name in Self.known {
      guard let path = programs.path(name) else { continue }
      guard let problem = programs.start(path, [target]) else { return name }
      refusals.append(Line("\(name) did not take it: \(problem)").retold)
    }
    throw CommandFailure(
      .requestParameter, "nothing here opens it",
      details: refusals + [Line("programs that can: \(Self.known.joined(separator: ", "))").retold],
      try: ["body > FILE"])
  }

  /// Puts bytes into a file that nobody else can read, and hands that over. Where nothing takes it, it is gone.
  ///
  /// - Parameter ending: how its name ends, such as `.png`.
  package func open(
    _ bytes: [UInt8], ending: String
  ) throws(CommandFailure) -> (program: String, path: String) {
    let path = try privateFile(bytes, ending: ending)
    do throws(CommandFailure) {
      return (try open(path), path)
    } catch {
      FilePath.remove(path)
      throw error
    }
  }

  private func privateFile(_ bytes: [UInt8], ending: String) throws(CommandFailure) -> String {
    do throws(SystemError) {
      let file = try TemporaryFile(named: "apus", ending: ending)
      defer { file.descriptor.close() }
      do throws(SystemError) {
        try file.descriptor.write(bytes)
      } catch {
        file.remove()
        throw error
      }
      return file.path
    } catch {
      throw CommandFailure(.requestParameter, "no file can be written for it: \(error.description)")
    }
  }
}
