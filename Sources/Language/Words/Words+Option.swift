internal import ApusEncodings

extension Words {
  /// The line with one more word in it, before what is done with its output.
  package func adding(_ word: String) -> String {
    let bytes = Array(text.utf8)
    let end = min(tail?.range.lowerBound ?? bytes.count, comments.first?.lowerBound ?? bytes.count)
    let (line, rest) = (bytes[..<end], bytes[end...])
    return [String(decoding: line, as: UTF8.self).trimmed, word, String(decoding: rest, as: UTF8.self)]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
