package import ApusClient

extension WebURL {
  /// Reading a URL encodes the braces of a placeholder; it stays as it was written.
  package var showingPlaceholders: WebURL {
    func shown(_ text: String) -> String {
      // In a query the colon is encoded, too.
      let text = text.replacing("%7B%7Bsecret%3A", with: "%7B%7Bsecret:")
      return text.split(separator: "%7B%7Bsecret:", omittingEmptySubsequences: false).enumerated().map {
        index, part in
        guard index > 0, let end = part.firstRange(of: "%7D%7D") else {
          return (index > 0 ? "%7B%7Bsecret:" : "") + part
        }
        return "{{secret:" + part[..<end.lowerBound] + "}}" + part[end.upperBound...]
      }.joined()
    }
    return with(path: shown(path), query: query.map(shown), fragment: fragment)
  }
}
