internal import ApusSystem

/// Measures Apus side by side with what is installed, and prints a table. It judges little: its exit status says whether it
/// could measure, and that what an app relies on is so.
///
///     swift build -c release && .build/release/ApusBench
///     .build/release/ApusBench soak        100,000 requests in one session; fails when memory or descriptors grow
///     .build/release/ApusBench patience    what takes 90 s, over both transports; fails when one of them gives up
///     .build/debug/ApusBench main-actor    fails when the main actor waits more than 50 ms for 5 MB
@main
struct Program {
  static func main() async {
    // A program that is gone is an error of `write`, not the end of this one.
    Signal.brokenPipe.ignore()
    ThisProgram.leave(await status(of: Array(CommandLine.arguments.dropFirst())))
  }

  private static func status(of names: [String]) async -> Int32 {
    if names.first == "--list" {
      for measurement in Measurement.all { say(Table.listing(measurement)) }
      return 0
    }
    let unknown = names.filter { name in !Measurement.all.contains { $0.name == name } }
    guard unknown.isEmpty else {
      say("there is no measurement \(unknown.joined(separator: ", ")); bench --list names them")
      return 2
    }
    let chosen =
      names.isEmpty
      ? Measurement.all.filter { !$0.takesMinutes } : Measurement.all.filter { names.contains($0.name) }
    do {
      return await run(chosen, in: try Workplace())
    } catch {
      say("\(error)")
      return 1
    }
  }

  private static func run(_ measurements: [Measurement], in workplace: Workplace) async -> Int32 {
    var status: Int32 = 0
    say(Table.head)
    for measurement in measurements {
      say(Table.title(measurement))
      do {
        for row in try await measurement.rows(workplace) { say(Table.text(of: row)) }
      } catch {
        say("  could not be measured: \(error)")
        status = 1
      }
    }
    return status
  }
}

/// Prints a line as soon as it is known, wherever it goes to.
func say(_ line: String) {
  // Nobody reading it is no failure.
  try? Descriptor.output.write((line + "\n").utf8)
}
