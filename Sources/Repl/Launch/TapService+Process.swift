package import ApusClient
internal import ApusInvocation
package import ApusServing
internal import ApusSurroundings

extension TapService {
  /// With the commands and the surroundings of the program.
  package static func run(_ arguments: TapArguments, over transport: any Transport) async -> Int32 {
    await run(arguments, over: transport, runner: CommandList.all, in: .process(cookies: CookieStore()))
  }
}
