import ApusCurlTransport
import ApusInvocation
import ApusRepl
internal import ApusSurroundings
import ApusSystem
import Dispatch

/// The program: it reads its arguments, puts the parts together, and passes on an exit status.
@main
struct Program {
  static func main() {
    ProcessPreparation.run()
    do throws(InvocationProblem) {
      try run(.ofThisProcess())
    } catch {
      try? DescriptorSink(2).write(error.description)
      leave(2)
    }
  }

  private static func run(_ invocation: Invocation) throws(InvocationProblem) {
    if let text = invocation.task.text { leave((try? DescriptorSink(1).write(text)) == nil ? 1 : 0) }
    do throws(SystemError) { try Descriptor.checkForMore() } catch { throw .tooFewFiles(error.description) }
    if let service = invocation.task.service(over: { CurlTransport() }) { untilStopped(service) }
    UnfinishedFiles.removeAtEnd()
    if invocation.screen != nil { talk(invocation) }
    CurlTransport.onThisThread { await run(invocation, over: $0) }
  }

  // Inside of `run` what tasks need to know of priorities would be put together for those who ask for no task.
  @inline(never)
  private static func untilStopped(_ work: @escaping @Sendable () async -> Int32) -> Never {
    Task { leave(await work()) }
    dispatchMain()
  }

  /// At the prompt this thread waits for keys, so libcurl has one of its own. It is loaded behind the first prompt:
  /// loading a library holds up the start of every thread.
  @inline(never)
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
      deflate: Deflate.compressed, inflate: Inflate.decompressed,
      anotherTransport: {
        let other = CurlTransport()
        return (other, other.cookieStore)
      }, promptIsUp: promptIsUp)
    let status = await start.run()
    // Taking the session apart takes time, and nobody needs it.
    withExtendedLifetime(start) { leave(status) }
  }

  /// Not `exit`: it would take libraries apart under the transport's thread. Nothing here waits to be flushed.
  private static func leave(_ status: Int32) -> Never { UnfinishedFiles.leave(status) }
}
