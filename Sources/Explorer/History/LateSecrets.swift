package import ApusLineEditing
package import ApusRedaction
internal import ApusRendering

/// Takes lines out of the history that have something in them which was found to be a secret later.
package final class LateSecrets {
  private let mask: SecretMask
  private let history: History
  private let say: (String) -> Void
  private var doubtCount = 0

  package init(_ mask: SecretMask, _ history: History, _ say: @escaping (String) -> Void) {
    (self.mask, self.history, self.say) = (mask, history, say)
  }

  /// Call it before each prompt. It looks at no line while nothing new is known.
  package func forget() {
    guard mask.doubtCount > doubtCount else { return }
    doubtCount = mask.doubtCount
    let count = history.forget { !mask.mayKeep($0) }
    if count > 0 { say("\(Units.count(count, "line")) taken out of the history: a secret was in it") }
  }
}
