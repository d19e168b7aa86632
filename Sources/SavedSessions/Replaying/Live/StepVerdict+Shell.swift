internal import ApusContracts
internal import ApusSurroundings

extension StepVerdict {
  /// The same, where a shell was wanted that nobody allowed.
  func leavingOut(_ refused: [Permission], isNoted: Bool) -> StepVerdict {
    guard refused.contains(where: \.isShell) else { return self }
    var result = adding([
      Finding(.outcome, ["+ not run: what stands behind `|`, as nobody allowed a shell"], isNoted: isNoted)
    ])
    result.isPartial = true
    return result
  }
}

extension Permission {
  var isShell: Bool { if case .shell = self { true } else { false } }
}
