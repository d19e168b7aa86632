/// How text looks: a colour, and what is done to it.
package struct TextStyle: Sendable, Hashable {
  package enum Colour: Sendable, Hashable {
    /// One of the terminal's own sixteen.
    case own(UInt8)
    /// One of 256.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  package enum Effect: UInt8, Sendable, Hashable, CaseIterable {
    case bold = 1
    case dim = 2
    case italic = 3
    case underline = 4
    case reverse = 7
  }

  package var colour: Colour?
  package var effects: [Effect] = []

  package init(_ colour: Colour? = nil, _ effects: [Effect] = []) {
    self.colour = colour
    self.effects = effects
  }

  /// The parameters of the terminal's "select graphic rendition": digits and semicolons, whatever the style is from.
  package func code(_ depth: ColourDepth) -> String {
    var parts = effects.map { "\($0.rawValue)" }
    switch colour {
    case nil: break
    case .own(let number): parts.append("\(number < 8 ? 30 + Int(number) : 90 + Int(number & 7))")
    case .indexed(let number):
      parts.append(depth == .sixteen ? Self.own(Self.rgb(of: number)) : "38;5;\(number)")
    case .rgb(let red, let green, let blue):
      switch depth {
      case .trueColour: parts.append("38;2;\(red);\(green);\(blue)")
      case .indexed: parts.append("38;5;\(Self.cube(red, green, blue))")
      case .sixteen: parts.append(Self.own((red, green, blue)))
      }
    }
    return parts.joined(separator: ";")
  }
}

// MARK: Fewer colours

extension TextStyle {
  private static let steps: [Int] = [0, 95, 135, 175, 215, 255]

  /// The nearest of the 256 that is in the cube of 216.
  private static func cube(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    func step(_ value: UInt8) -> Int {
      steps.indices.min { abs(steps[$0] - Int(value)) < abs(steps[$1] - Int(value)) } ?? 0
    }
    return 16 + 36 * step(red) + 6 * step(green) + step(blue)
  }

  private static func rgb(of number: UInt8) -> (UInt8, UInt8, UInt8) {
    if number >= 232 {
      let grey = 8 + (number - 232) * 10
      return (grey, grey, grey)
    }
    guard number >= 16 else {
      let level: UInt8 = number < 8 ? 170 : 255
      return (number & 1 != 0 ? level : 0, number & 2 != 0 ? level : 0, number & 4 != 0 ? level : 0)
    }
    let place = Int(number) - 16
    return (
      UInt8(steps[place / 36]), UInt8(steps[place / 6 % 6]), UInt8(steps[place % 6])
    )
  }

  /// The code of the own colour that is most alike: by its hue, and never black or white, which a background may be: grey is dim.
  private static func own(_ colour: (UInt8, UInt8, UInt8)) -> String {
    let (red, green, blue) = (Int(colour.0), Int(colour.1), Int(colour.2))
    let (most, least) = (max(red, green, blue), min(red, green, blue))
    guard most - least > 40 else { return "\(Effect.dim.rawValue)" }
    let middle = (most + least) / 2
    let number = (red > middle ? 1 : 0) + (green > middle ? 2 : 0) + (blue > middle ? 4 : 0)
    return "\(30 + number)"
  }
}
