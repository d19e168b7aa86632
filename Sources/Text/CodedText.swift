/// Text with the colours that a theme has put into it.
package enum CodedText {
  /// The longest beginning that takes no more than so many columns, its colours ended.
  package static func prefix(of text: String, columns: Int) -> String {
    var result = ""
    var used = 0
    var isColoured = false
    var rest = text[...]
    while let character = rest.first {
      if character == "\u{1b}", let end = rest.firstIndex(of: "m") {
        result += rest[...end]
        isColoured = rest[...end] != Theme.end[...]
        rest = rest[rest.index(after: end)...]
        continue
      }
      used += DisplayWidth.of(character)
      if used > columns { break }
      result.append(character)
      rest.removeFirst()
    }
    return isColoured ? result + Theme.end : result
  }
}
