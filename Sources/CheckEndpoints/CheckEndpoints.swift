import ApusEndpointCheck
import Foundation

/// Lists what endpoints and services declare and nothing uses: `swift package check-endpoints`.
///
/// It takes files and folders, and ends with 1 where it finds anything, with 2 where it cannot read.
@main
enum CheckEndpoints {
  static func main() {
    let paths = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("-") }
    do {
      let misses = try NearMiss.all(in: Array(paths))
      for miss in misses { print(miss) }
      if !misses.isEmpty { exit(1) }
      print("every member of every endpoint and service is used")
    } catch {
      print("error: \(error)")
      exit(2)
    }
  }
}
