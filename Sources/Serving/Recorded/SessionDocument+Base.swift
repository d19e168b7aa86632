internal import ApusLanguage
internal import ApusSavedSessions

extension SessionDocument {
  /// What its paths are put behind: as its head says, or else its first line that sets it.
  var base: String? {
    frontMatter.base
      ?? steps.lazy.compactMap { step in
        let words = Words(step.command).words
        return words.count == 2 && words[0].text == "base" ? words[1].text : nil
      }.first
  }
}
