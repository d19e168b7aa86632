import ApusCurlTransport
import ApusInvocation
import ApusRepl
internal import ApusServing
internal import ApusSurroundings
import ApusSystem
import Dispatch

/// The program: it reads its arguments, puts the parts together, and passes on an exit status.
@main
struct Program {
  static func main() {
    ProcessPreparation.run()
    do throws(InvocationProblem) {
      run(try Invocation(arguments: Array(Swift.CommandLine.arguments.dropFirst())))
    } catch {
      try? DescriptorSink(2).write(error.description)
      leave(2)
    }
  }

  private static func run(_ invocation: Invocation) {
    switch invocation.task {
    case .help: leave(say(Usage.text))
    case .manual(let text): leave(say(text))
    case .version: leave(say(Usage.version + "\n"))
    case .servePractice(let port, let admission):
      Task { leave(await PracticeService.run(port: port, admission)) }
      dispatchMain()
    case .serve(let arguments):
      Task { leave(await MockService.run(arguments)) }
      dispatchMain()
    case .tap(let arguments):
      Task { leave(await TapService.run(arguments, over: CurlTransport())) }
      dispatchMain()
    default:
      UnfinishedFiles.removeAtEnd()
      if invocation.screen != nil { talk(invocation) }
      CurlTransport.onThisThread { await run(invocation, over: $0) }
    }
  }

  /// At the prompt this thread waits for keys, so libcurl has one of its own. It is loaded while somebody reads the
  /// first prompt: loading a library holds up the start of every thread, so it would be in the way before.
  private static func talk(_ invocation: Invocation) -> Never {
    Task { @MainActor in
      let transport = CurlTransport()
      await run(invocation, over: transport) { transport.preload() }
    }
    dispatchMain()
  }

  private static func run(
    _ invocation: Invocation, over transport: CurlTransport, promptIsUp: @escaping @Sendable () -> Void = {}
  ) async -> Never {
    let start = Start(
      invocation, transport: transport, executor: transport.executor, cookies: transport.cookieStore,
      deflate: Deflate.compressed,
      anotherTransport: {
        let other = CurlTransport()
        return (other, other.cookieStore)
      }, promptIsUp: promptIsUp)
    let status = await start.run()
    // Taking the session apart takes time, and nobody needs it.
    withExtendedLifetime(start) { leave(status) }
  }

  /// Not `exit`: it would take libraries apart under the transport's thread. Nothing here waits to be flushed.
  private static func leave(_ status: Int32) -> Never { ThisProgram.leave(status) }

  private static func say(_ text: String) -> Int32 {
    (try? DescriptorSink(1).write(text)) == nil ? 1 : 0
  }
}
