import Foundation
import PackagePlugin

/// `swift package check-endpoints [TARGET…]`: lists what endpoints and services declare and nothing uses, in the sources of
/// these targets, or of all.
@main
struct CheckEndpoints: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var arguments = ArgumentExtractor(arguments)
    let wanted = arguments.extractOption(named: "target") + arguments.remainingArguments
    let targets = context.package.targets.filter { wanted.isEmpty || wanted.contains($0.name) }
    if let missing = wanted.first(where: { name in !targets.contains { $0.name == name } }) {
      Diagnostics.error("no target is called \(missing)")
      return
    }
    let files = targets.compactMap { $0 as? SwiftSourceModuleTarget }.flatMap { target in
      target.sourceFiles(withSuffix: "swift").map(\.url.path)
    }
    let process = Process()
    process.executableURL = try context.tool(named: "apus-check-endpoints").url
    process.arguments = files
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { Diagnostics.error("some members of endpoints are not used") }
  }
}
