package import ApusInvocation
internal import ApusPractice
internal import ApusSurroundings
internal import ApusSystem

/// `apus serve`: serves what a description says, or what was recorded, to other programs until ^C.
package enum MockService {
  /// - Returns: The exit status.
  package static func run(_ arguments: ServeArguments) async -> Int32 {
    // It is nobody's session: nothing is asked, and nothing outside of a description's folder is read.
    let environment = Environment(files: .disk(home: nil))
    var sources: [ServedFile] = []
    do {
      for name in arguments.files { sources.append(try await ServedFile(name, in: environment)) }
    } catch {
      let words = (error as? CommandFailure).map { "[\($0.code)]: \($0.message)" } ?? ": \(error)"
      try? DescriptorSink(2).write("error\(words)\n")
      return 2
    }
    // What was recorded is known for sure; what is described fills the rest.
    var mock = Mock((sources.filter { $0.mount == nil } + sources.filter { $0.mount != nil }).map(\.source))
    mock.faults = Double(arguments.faults) / 100
    mock.seed = arguments.seed
    mock.readers = arguments.readers
    if !arguments.isQuiet { mock.log = { try? DescriptorSink(1).write($0 + "\n") } }
    for source in sources { try? DescriptorSink(1).write(source.summary + "\n") }
    let admission = Admission(hosts: arguments.hosts, origins: arguments.origins.union(arguments.readers))
    let mount = sources.lazy.compactMap(\.mount).first ?? ""
    return await PracticeService.serve(at: mount) { [mock] () throws in
      try PracticeServer.start(mock, port: arguments.port, admission: admission)
    }
  }
}
