/// A template cut in two at the first separator that no backslash precedes.
package struct SplitTemplate {
  package let before: Template
  package let separator: String
  let separatorRange: Range<Int>
  package let after: Template

  /// - Parameter separators: tried in order where one could stand.
  package init?(_ template: Template, at separators: [String]) {
    let starts = separators.compactMap { $0.unicodeScalars.first }
    let glyphs = template.glyphs
    var index = 0
    while index < glyphs.count {
      if glyphs[index].isTyped("\\") {
        index += 2
        continue
      }
      // Almost every character is the start of none.
      guard glyphs[index].isTyped, glyphs[index].scalar.map(starts.contains) ?? false else {
        index += 1
        continue
      }
      let found = separators.first { separator in
        glyphs[index...].prefix(separator.utf8.count).elementsEqual(separator.unicodeScalars) {
          $0.isTyped($1)
        }
      }
      guard let found else {
        index += 1
        continue
      }
      let special = Set(separators.joined().unicodeScalars)
      let isSpecial: (Unicode.Scalar?) -> Bool = { $0.map(special.contains) ?? false }
      let end = index + found.utf8.count
      separator = found
      before = template.slice(0..<index).withoutEscapes(of: isSpecial)
      after = template.dropFirst(end).withoutEscapes(of: isSpecial)
      separatorRange = glyphs[index].range.lowerBound..<glyphs[end - 1].range.upperBound
      return
    }
    return nil
  }
}

extension Template {
  /// The template with the backslash gone from before every character that is special here.
  func withoutEscapes(of isSpecial: (Unicode.Scalar?) -> Bool) -> Template {
    let glyphs = self.glyphs
    guard glyphs.contains(where: { $0.isTyped("\\") }) else { return self }
    var result = Template([], at: start)
    var kept = 0
    var index = 0
    while index < glyphs.count {
      guard glyphs[index].isTyped("\\") else {
        index += 1
        continue
      }
      if index + 1 < glyphs.count, glyphs[index + 1].isTyped, isSpecial(glyphs[index + 1].scalar) {
        result = result + slice(kept..<index)
        kept = index + 1
      }
      index += 2
    }
    return result + dropFirst(kept)
  }
}
