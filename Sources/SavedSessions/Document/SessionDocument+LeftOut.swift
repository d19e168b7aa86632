internal import ApusLanguage

extension SessionDocument {
  /// Whether nothing of it asks, as all that would was left out when it was imported.
  var isAllLeftOut: Bool {
    guard !steps.isEmpty, steps.allSatisfy({ $0.command.firstWord.lowercased() == "let" }) else {
      return false
    }
    return parts.contains { part in
      guard case .prose(let text) = part else { return false }
      return text.split(separator: "\n").contains { $0.hasPrefix("left out: ") }
    }
  }
}
