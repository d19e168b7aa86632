/// The Unicode scalars that one step of a pattern takes.
struct ScalarSet: Sendable, Hashable {
  private var ranges: [ClosedRange<UInt32>] = []
  /// A bit for each of Unicode's general categories.
  private var categories: UInt32 = 0
  private var isNegated = false

  init() {}

  init(_ scalar: Unicode.Scalar) { insert(scalar) }

  /// `L`, `Lu` and so on, as RFC 9485 lists them; `nil` for any other name.
  init?(category name: String, isComplement: Bool) {
    let bits =
      name.count == 1 ? Self.bits(ofMajor: name) : Self.minorNames.firstIndex(of: name).map { 1 << $0 }
    guard let bits else { return nil }
    categories = isComplement ? ~bits : bits
  }

  /// Everything but the two line ends.
  static let dot: ScalarSet = {
    var set = ScalarSet()
    set.insert("\n")
    set.insert("\r")
    set.negate()
    return set
  }()

  var isEmpty: Bool { ranges.isEmpty && categories == 0 }

  mutating func insert(_ scalar: Unicode.Scalar) { insert(scalar...scalar) }

  mutating func insert(_ range: ClosedRange<Unicode.Scalar>) {
    ranges.append(range.lowerBound.value...range.upperBound.value)
  }

  mutating func formUnion(_ other: ScalarSet) {
    ranges += other.ranges
    categories |= other.categories
  }

  mutating func negate() { isNegated.toggle() }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    (ranges.contains { $0.contains(scalar.value) } || isInCategories(scalar)) != isNegated
  }

  private func isInCategories(_ scalar: Unicode.Scalar) -> Bool {
    categories != 0 && categories >> UInt32(Self.number(of: scalar.properties.generalCategory)) & 1 == 1
  }

  // MARK: Categories

  /// In the order of `number(of:)`. `Cs` is not in the RFC, since no scalar is a surrogate.
  private static let minorNames = [
    "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Mc", "Me", "Nd", "Nl", "No", "Pc", "Pd", "Ps", "Pe", "Pi", "Pf",
    "Po",
    "Sm", "Sc", "Sk", "So", "Zs", "Zl", "Zp", "Cc", "Cf", "Co", "Cn",
  ]

  private static func bits(ofMajor name: String) -> UInt32? {
    var bits: UInt32 = 0
    for (number, minor) in minorNames.enumerated() where minor.hasPrefix(name) { bits |= 1 << number }
    return bits == 0 ? nil : bits
  }

  private static func number(of category: Unicode.GeneralCategory) -> Int {
    switch category {
    case .uppercaseLetter: 0
    case .lowercaseLetter: 1
    case .titlecaseLetter: 2
    case .modifierLetter: 3
    case .otherLetter: 4
    case .nonspacingMark: 5
    case .spacingMark: 6
    case .enclosingMark: 7
    case .decimalNumber: 8
    case .letterNumber: 9
    case .otherNumber: 10
    case .connectorPunctuation: 11
    case .dashPunctuation: 12
    case .openPunctuation: 13
    case .closePunctuation: 14
    case .initialPunctuation: 15
    case .finalPunctuation: 16
    case .otherPunctuation: 17
    case .mathSymbol: 18
    case .currencySymbol: 19
    case .modifierSymbol: 20
    case .otherSymbol: 21
    case .spaceSeparator: 22
    case .lineSeparator: 23
    case .paragraphSeparator: 24
    case .control: 25
    case .format: 26
    case .privateUse: 27
    case .unassigned, .surrogate: 28
    @unknown default: 28
    }
  }
}
