/// Colours that every terminal with sixels has room for: six shades of each.
enum SixelColour {
  /// All of them, with their numbers, in hundredths.
  static let all: String = (0..<216).map { number in
    "#\(number);2;\(number / 36 * 20);\(number / 6 % 6 * 20);\(number % 6 * 20)"
  }.joined()

  static func number(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Int {
    shade(red) * 36 + shade(green) * 6 + shade(blue)
  }

  private static func shade(_ value: UInt8) -> Int { (Int(value) * 5 + 127) / 255 }
}
