internal import ApusEncodings

/// `--color always|never|auto` on a line that shows something.
package enum LineColour: String, Sendable, Hashable, CaseIterable {
  case auto, always, never

  /// As Tab offers it: it is taken from a line before a command reads the rest.
  package static let option = CommandOption(
    "--color", "whether colours stay in a pipe or a file",
    takes: Operand("WHEN", .words(allCases.map { Operand.Choice($0.rawValue) })))

  /// What a line says of colours; `nil` for nothing. The rest of it stays where it stands, as problems point there.
  package static func taken(from text: String) throws(LineProblem) -> (colour: LineColour, line: String)? {
    guard text.holds("--colo") else { return nil }
    let words = Words(text).words
    for (index, word) in words.enumerated().dropFirst() {
      let parts = word.text.split(separator: "=", maxSplits: 1).map(String.init)
      guard let name = parts.first, ["--color", "--colour"].contains(name) else { continue }
      let next = words.indices.contains(index + 1) ? words[index + 1] : nil
      let isAttached = parts.count > 1
      let value = isAttached ? parts[1] : next?.text ?? ""
      guard let colour = LineColour(rawValue: value) else {
        let found = value.isEmpty ? "" : ", found \(value)"
        throw LineProblem(
          "expected auto, always or never\(found)", at: (isAttached ? word : next ?? word).range)
      }
      let end = isAttached ? word.range.upperBound : next?.range.upperBound ?? word.range.upperBound
      var bytes = Array(text.utf8)
      for place in word.range.lowerBound..<end { bytes[place] = UInt8(ascii: " ") }
      return (colour, String(decoding: bytes, as: UTF8.self))
    }
    return nil
  }
}
