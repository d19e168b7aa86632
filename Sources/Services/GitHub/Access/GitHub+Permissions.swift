internal import ApusEncodings

extension GitHub {
  /// What a fine-grained token, or an app, must be permitted: `X-Accepted-GitHub-Permissions` names sets of which any one
  /// is enough.
  package struct Permissions: Sendable, Hashable {
    /// Each is what is needed together: `contents=write`.
    package let sets: [[String]]

    /// `contents=write,workflows=write; administration=write`
    package init(_ text: String) {
      sets = text.split(separator: ";").map { set in
        set.split(separator: ",").map { $0.trimmingBlanks }.filter { !$0.isEmpty }
      }.filter { !$0.isEmpty }
    }

    /// `contents (write) and workflows (write), or administration (write)`
    package var sentence: String {
      inWords.map { $0.joined(separator: " and ") }.joined(separator: ", or ")
    }

    /// The sets, each permission as the sentence has it.
    package var inWords: [[String]] { sets.map { $0.map(Self.words) } }

    /// `contents=write` in words: what GitHub's page for tokens has it as.
    private static func words(_ permission: String) -> String {
      let parts = permission.split(separator: "=", maxSplits: 1)
      guard parts.count == 2 else { return permission }
      return "\(parts[0]) (\(parts[1]))"
    }
  }
}
