import CurlTransport
import Glibc
import Repl

/// The program: it reads its arguments, puts the parts together, and passes on an exit status.
@main
struct Program {
  @MainActor static func main() async {
    shareOneHeap()
    // A reader that goes away is an error of `write`, not the end of the process.
    signal(SIGPIPE, SIG_IGN)
    setlocale(LC_CTYPE, "")
    // Not `exit`: it would take libraries apart under the transport's thread. Nothing here waits to be flushed.
    _exit(await status())
  }

  @MainActor private static func status() async -> Int32 {
    do throws(InvocationProblem) {
      let invocation = try Invocation(arguments: Array(Swift.CommandLine.arguments.dropFirst()))
      switch invocation.task {
      case .help: return say(Usage.text)
      case .version: return say(Usage.version + "\n")
      case .servePractice(let port): return await PracticeService.run(port: port)
      default: return await start(invocation)
      }
    } catch {
      try? DescriptorSink(2).write(error.description)
      return 2
    }
  }

  /// libcurl is loaded at once for one request, and else while somebody reads the prompt. Loading a library holds up
  /// the start of every thread, so it would be in the way before.
  @MainActor private static func start(_ invocation: Invocation) async -> Int32 {
    let transport = CurlTransport()
    if invocation.sendsAtOnce { transport.preload() }
    let start = Start(
      invocation, transport: transport, executor: transport.executor, cookies: transport.cookieStore
    ) { transport.preload() }
    return await start.run()
  }

  private static func say(_ text: String) -> Int32 {
    (try? DescriptorSink(1).write(text)) == nil ? 1 : 0
  }
}
