package import ApusClient

/// Text as it is meant, without quotes and escapes, with holes where `{{variables}}` stand.
///
/// Every character still knows its place in the line that was typed, so that an error can point at it.
package struct Template: Sendable, Hashable {
  package struct Fragment: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
      /// The text stands in the line as it is.
      case verbatim
      /// The text is what something else in the line, such as `\n` in `$'\n'`, stands for.
      case escaped
      /// A hole: the variable's name.
      case variable(String)
      /// A hole that was filled. Its characters are never structure, whatever they are.
      case value(isInteger: Bool)
      /// A hole that was filled with what must not be seen.
      case secret(Secret)
    }

    package let kind: Kind
    /// Empty for a hole, and for a secret.
    package let text: String
    package let range: Range<Int>
    /// What the text is, where a variable holds it that is named like a secret.
    package var typedSecret: Secret?

    var isVariable: Bool { if case .variable = kind { true } else { false } }
  }

  /// One character of a template.
  package struct Glyph: Sendable, Hashable {
    /// `nil` for a hole.
    package let scalar: Unicode.Scalar?
    /// Whether the character was typed, and so may be a separator, a bracket or a quote.
    package let isTyped: Bool
    package let range: Range<Int>

    package func isTyped(_ wanted: Unicode.Scalar) -> Bool { isTyped && scalar == wanted }
  }

  package let fragments: [Fragment]
  /// Where the text begins, which an empty one needs too.
  package let start: Int

  package init(_ fragments: [Fragment], at start: Int) {
    self.fragments = fragments
    self.start = fragments.first?.range.lowerBound ?? start
  }

  /// Text that stands in no line.
  package init(_ text: String, standingFor range: Range<Int> = 0..<0) {
    self.init(text.isEmpty ? [] : [Fragment(kind: .escaped, text: text, range: range)], at: range.lowerBound)
  }

  package var range: Range<Int> { start..<max(start, fragments.last?.range.upperBound ?? start) }
  package var isEmpty: Bool { fragments.isEmpty }
  /// Whether it is nothing but what a variable holds.
  var isHole: Bool { fragments.count == 1 && fragments.first?.isVariable == true }
  /// Whether there is more in it than what variables hold.
  var hasOwnText: Bool { fragments.contains { $0.isText && !$0.text.isEmpty } }
  /// Whether there may be a `{name}` in it.
  var hasBrace: Bool { fragments.contains { $0.text.utf8.contains(UInt8(ascii: "{")) } }

  /// The text as it may be shown: a hole reads `{{name}}`, a secret `•••`.
  package var shown: String {
    if fragments.count == 1, let only = fragments.first, only.isText { return only.text }
    return fragments.map { fragment in
      switch fragment.kind {
      case .variable(let name): "{{\(name)}}"
      case .secret: Secret.mask
      case .verbatim, .escaped, .value: fragment.text
      }
    }.joined()
  }

  /// The text, when it has no holes.
  package var plain: String? { fragments.allSatisfy(\.isText) ? shown : nil }

  package static func + (left: Template, right: Template) -> Template {
    Template(left.fragments + right.fragments, at: left.start)
  }
}

extension Template.Fragment {
  package var isText: Bool {
    switch kind {
    case .verbatim, .escaped, .value: true
    case .variable, .secret: false
    }
  }
}

extension Template {
  package var glyphs: [Glyph] {
    var glyphs: [Glyph] = []
    for fragment in fragments {
      guard fragment.isText else {
        glyphs.append(Glyph(scalar: nil, isTyped: false, range: fragment.range))
        continue
      }
      var at = fragment.range.lowerBound
      for scalar in fragment.text.unicodeScalars {
        let end = at + UTF8.width(scalar)
        let range = fragment.kind == .verbatim ? at..<end : fragment.range
        glyphs.append(Glyph(scalar: scalar, isTyped: fragment.isTyped, range: range))
        at = end
      }
    }
    return glyphs
  }

  /// A part of the template; the range counts glyphs.
  package func slice(_ wanted: Range<Int>) -> Template {
    var kept: [Fragment] = []
    var count = 0
    var start = range.upperBound
    for fragment in fragments {
      let length = fragment.isText ? fragment.text.unicodeScalars.count : 1
      let overlap = wanted.clamped(to: count..<count + length)
      if count <= wanted.lowerBound, wanted.lowerBound < count + length {
        start = fragment.place(of: wanted.lowerBound - count)
      }
      if !overlap.isEmpty {
        kept.append(fragment.slice(overlap.lowerBound - count..<overlap.upperBound - count))
      }
      count += length
    }
    return Template(kept, at: start)
  }

  package func dropFirst(_ count: Int) -> Template { slice(count..<Int.max) }

  /// Without the blanks at either end.
  package var trimmed: Template {
    let glyphs = self.glyphs
    let isInk: (Glyph) -> Bool = { !($0.scalar?.properties.isWhitespace ?? false) }
    guard let first = glyphs.firstIndex(where: isInk), let last = glyphs.lastIndex(where: isInk) else {
      return Template([], at: range.upperBound)
    }
    return slice(first..<last + 1)
  }

  package func hasPrefix(_ prefix: String) -> Bool {
    guard let first = fragments.first, first.isText else { return prefix.isEmpty }
    // Most words are one fragment; others are looked at a character at a time.
    guard first.text.utf8.count < prefix.utf8.count else { return first.text.utf8.starts(with: prefix.utf8) }
    return glyphs.prefix(prefix.unicodeScalars.count).map(\.scalar)
      == prefix.unicodeScalars.map(Optional.init)
  }
}

extension Template.Fragment {
  fileprivate var isTyped: Bool {
    if case .value = kind { false } else { true }
  }

  fileprivate func slice(_ wanted: Range<Int>) -> Self {
    guard isText else { return self }
    let scalars = text.unicodeScalars
    let part = String(String.UnicodeScalarView(scalars.dropFirst(wanted.lowerBound).prefix(wanted.count)))
    guard kind == .verbatim else { return Self(kind: kind, text: part, range: range) }
    let start = place(of: wanted.lowerBound)
    return Self(kind: kind, text: part, range: start..<start + part.utf8.count)
  }

  /// Where the scalar of that number stands in the line.
  fileprivate func place(of number: Int) -> Int {
    guard kind == .verbatim else { return range.lowerBound }
    return range.lowerBound + text.unicodeScalars.prefix(number).reduce(0) { $0 + UTF8.width($1) }
  }
}
