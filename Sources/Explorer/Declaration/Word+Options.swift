package import ApusClient
package import ApusLanguage
package import ApusSurroundings

// What the values of options are written as.

extension Word {
  package func isOn() throws(LineProblem) -> Bool {
    switch text.lowercased() {
    case "on", "yes", "true": return true
    case "off", "no", "false": return false
    default: throw LineProblem("expected on or off, found \(text)", at: range)
    }
  }

  /// A file of authorities, which `--verify` of a line may name, has an option of its own here.
  package func isVerifying() throws(LineProblem) -> Bool {
    do throws(LineProblem) {
      return try isOn()
    } catch {
      guard text.contains(".") || text.contains("/") else { throw error }
      throw LineProblem(
        "expected on or off, found \(text); authorities are what cacert is", at: range,
        try: "set cacert \(ItemPrinter().quoted(text))")
    }
  }

  /// Bytes, perhaps with a unit.
  ///
  /// - Parameter line: what to try where it is no size.
  package func byteCount(orTry line: String = "set output-limit 64MB") throws(LineProblem) -> Int {
    let written = text.lowercased()
    let units = [("gb", 1_000_000_000), ("mb", 1_000_000), ("kb", 1000), ("b", 1)]
    let unit = units.first { written.hasSuffix($0.0) }
    let number = Int(written.dropLast(unit?.0.utf8.count ?? 0))
    guard let number, (0..<1_000_000_000).contains(number) else {
      throw LineProblem(
        "expected a size such as 64MB, found \(text)", at: range, try: line)
    }
    return number * (unit?.1 ?? 1)
  }

  /// Seconds, perhaps with a fraction or a unit; `none` waits for ever.
  package func timeout() throws(LineProblem) -> Patience {
    let written = text.lowercased()
    if written == "none" || written == "0" { return .endless }
    if let duration = Duration(written: written) { return .limited(duration) }
    throw LineProblem("expected seconds such as 5 or 0.5, or none, found \(text)", at: range)
  }

  /// The URL that it says; it may leave out `http://`.
  package func url(with variables: Variables = Variables()) throws(LineProblem) -> WebURL {
    let text = try template.filled(from: variables).visible(in: "a URL")
    try template.refuseUnfilledParts()
    do {
      return try WebURL(text.contains("://") ? text : "http://" + text)
    } catch {
      throw LineProblem(.requestURL, error.reason, at: range, try: "base https://api.github.com")
    }
  }
}
