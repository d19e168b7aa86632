import CurlTransport
import Glibc
import Repl

/// The program: it reads its arguments, puts the parts together, and passes on an exit status.
@main
struct Program {
  @MainActor static func main() async {
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
      default: return await Start(invocation, transport: transport()).run()
      }
    } catch {
      try? DescriptorSink(2).write(error.description)
      return 2
    }
  }

  /// libcurl is loaded on the transport's thread while the prompt comes up.
  private static func transport() -> CurlTransport {
    let transport = CurlTransport()
    transport.preload()
    return transport
  }

  private static func say(_ text: String) -> Int32 {
    (try? DescriptorSink(1).write(text)) == nil ? 1 : 0
  }
}
