internal import ApusClient
internal import ApusLineEditing
internal import ApusRedaction
internal import ApusRendering
internal import ApusSurroundings

/// The lines of the program's history, for commands.
struct KeptLines: TypedLines {
  private let history: LazyValue<History>

  init(_ history: LazyValue<History>) { self.history = history }

  func forget(_ text: String) throws(CommandFailure) -> Int {
    // The line that asks for it has the text in it, too.
    let isAsking: (String) -> Bool = { $0.hasPrefix("history forget") }
    let count = history.value.forget { $0.contains(text) && !isAsking($0) }
    history.value.forget { $0.contains(text) }
    if let warning = history.value.takeWarnings().first { throw CommandFailure(.usageArgument, "\(warning)") }
    return count
  }
}

/// Takes lines out of the history that have something in them which was found to be a secret later.
final class LateSecrets {
  private let mask: SecretMask
  private let history: History
  private let say: (String) -> Void
  private var knownCount = 0

  init(_ mask: SecretMask, _ history: History, _ say: @escaping (String) -> Void) {
    (self.mask, self.history, self.say) = (mask, history, say)
  }

  /// Call it before each prompt. It looks at no line while nothing new is known.
  func forget() {
    guard mask.knownCount > knownCount else { return }
    knownCount = mask.knownCount
    let count = history.forget(where: mask.hides)
    if count > 0 { say("\(Units.count(count, "line")) taken out of the history: a secret was in it") }
  }
}
