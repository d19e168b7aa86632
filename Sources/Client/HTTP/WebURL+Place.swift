extension WebURL {
  /// Whether it is asked of this very machine.
  package var isOnThisMachine: Bool { host == "localhost" || host == "::1" || host.hasPrefix("127.") }

  /// Whether it is asked of the practice API, by one of the names that saved sessions have for it.
  package var isOfPractice: Bool { ["practice", "other.practice", "silent.practice"].contains(host) }
}

/// Paths as they stand in URLs.
extension String {
  package var withoutFinalSlash: String { hasSuffix("/") ? String(dropLast()) : self }

  /// Whether a path is this folder or in it.
  package func isUnder(_ folder: String) -> Bool { self == folder || hasPrefix(folder + "/") }
}
