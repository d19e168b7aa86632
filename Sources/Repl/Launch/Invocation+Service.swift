package import ApusClient
package import ApusInvocation
internal import ApusServing
internal import ApusSurroundings
internal import ApusWords

extension Invocation.Task {
  /// What is only to be printed.
  package var text: String? {
    switch self {
    case .help: retold(lines: Usage.text)
    case .manual(let text): retold(lines: text)
    case .version: Usage.version + "\n"
    default: nil
    }
  }

  /// What is done for other programs until ^C, and its exit status; `nil` for what is done for who started it.
  package func service(
    over transport: @escaping @Sendable () -> any Transport
  ) -> (@Sendable () async -> Int32)? {
    switch self {
    case .servePractice(let arguments): { await PracticeService.run(arguments) }
    case .serve(let arguments): { await MockService.run(arguments) }
    case .tap(let arguments):
      {
        await TapService.run(
          arguments, over: transport(), runner: CommandList.all, in: .process(cookies: CookieStore()))
      }
    default: nil
    }
  }
}
