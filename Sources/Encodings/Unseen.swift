/// What cannot be seen in a text, or does something else than being seen there. One table of kinds; each place that
/// shows or writes text has a named choice of them.
package struct Unseen: OptionSet, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// C0, DEL and C1, but not the tab and the line feed: what a terminal obeys.
  package static let control = Unseen(rawValue: 1)
  /// The tab and the line feed.
  package static let layout = Unseen(rawValue: 2)
  /// Formats of Unicode: bidi, zero width, tags.
  package static let format = Unseen(rawValue: 4)
  /// Separators of lines and paragraphs.
  package static let separator = Unseen(rawValue: 8)
  /// What fonts are to leave out: fillers, variation selectors.
  package static let ignorable = Unseen(rawValue: 16)
  /// Spaces.
  package static let space = Unseen(rawValue: 32)
  /// Code points that mean nothing, or only what two people agreed on.
  package static let unassigned = Unseen(rawValue: 64)

  /// What never goes to a terminal as it is.
  package static let onTerminal: Unseen = [.control, .layout, .format, .separator, .ignorable]
  /// What is escaped in a saved document.
  package static let inDocument: Unseen = .control
  /// What is escaped in a literal of source, and ends a word of a comment.
  package static let inSource: Unseen = [.control, .layout, .format, .separator, .unassigned]
  /// What keeps a key from standing behind a dot.
  package static let inName: Unseen = [.control, .layout, .format, .separator, .unassigned, .space]

  /// The kinds a scalar is of; none for what is seen.
  package init(_ scalar: Unicode.Scalar) {
    let code = scalar.value
    if code < 0x80 {
      let isLayout = code == 0x09 || code == 0x0a
      let isControl = code < 0x20 || code == 0x7f
      self = isLayout ? .layout : isControl ? .control : code == 0x20 ? .space : .nothing
      return
    }
    self = Self.kind(of: scalar.properties.generalCategory)
    if scalar.properties.isDefaultIgnorableCodePoint { insert(.ignorable) }
  }

  /// Whether a scalar is of one of these kinds.
  package func contains(_ scalar: Unicode.Scalar) -> Bool { rawValue & Unseen(scalar).rawValue != 0 }

  private static func kind(of category: Unicode.GeneralCategory) -> Unseen {
    switch category {
    case .control: .control
    case .format: .format
    case .lineSeparator, .paragraphSeparator: .separator
    case .spaceSeparator: .space
    case .unassigned, .privateUse, .surrogate: .unassigned
    default: .nothing
    }
  }

  private static let nothing = Unseen()
}

extension Unseen {
  /// The part of `onTerminal` that a writer of JSON meets and can tell without looking up a character's properties:
  /// DEL, C1, separators, bidi and other formats that draw nothing, fillers, tags. C0 cannot stand in JSON.
  ///
  /// Variation selectors stay: they only choose between the looks of the character before them. So do the Arabic and
  /// other formats that are drawn.
  @inlinable
  package static func drawsNothing(_ scalar: UInt32) -> Bool {
    if scalar < 0x2000 { return drawsNothingBelow2000(scalar) }
    if scalar < 0x3164 {
      return scalar <= 0x206f
        && (scalar >= 0x2060 || (0x200b...0x200f).contains(scalar) || (0x2028...0x202e).contains(scalar))
    }
    return scalar < 0xfe00 ? scalar == 0x3164 : drawsNothingFromFE00(scalar)
  }

  package static func drawsNothingBelow2000(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x7f...0x9f, 0xad, 0x34f, 0x61c, 0x115f...0x1160, 0x17b4...0x17b5, 0x180e: true
    default: false
    }
  }

  package static func drawsNothingFromFE00(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xfeff, 0xffa0, 0xfff0...0xfffb: true
    case 0x1bca0...0x1bca3, 0x1d173...0x1d17a: true
    case 0xe0000...0xe00ff, 0xe01f0...0xe0fff: true
    default: false
    }
  }
}
