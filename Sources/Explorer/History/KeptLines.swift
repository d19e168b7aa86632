internal import ApusClient
package import ApusLineEditing
package import ApusSurroundings

/// The lines of the program's history, for commands.
package struct KeptLines: TypedLines {
  private let history: LazyValue<History>

  package init(_ history: LazyValue<History>) { self.history = history }

  package func forget(_ text: String) throws(CommandFailure) -> Int {
    // The line that asks for it has the text in it, too.
    let isAsking: (String) -> Bool = { $0.hasPrefix("history forget") }
    let count = history.value.forget { $0.contains(text) && !isAsking($0) }
    history.value.forget { $0.contains(text) }
    if let warning = history.value.takeWarnings().first { throw CommandFailure(.usageArgument, "\(warning)") }
    return count
  }
}
