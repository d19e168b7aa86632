/// A word that is easy to type and to read out, and takes long to guess: a fruit, a colour and five digits.
package enum ClassToken {
  package static func make() -> String {
    var random = SystemRandomNumberGenerator()
    return make(with: &random)
  }

  static func make(with random: inout some RandomNumberGenerator) -> String {
    let number = Int.random(in: 10_000...99_999, using: &random)
    return "\(word(of: fruits, &random))-\(word(of: colours, &random))-\(number)"
  }

  private static func word(of words: [String], _ random: inout some RandomNumberGenerator) -> String {
    words.randomElement(using: &random) ?? "plain"
  }

  private static let fruits = [
    "apple", "banana", "cherry", "date", "fig", "grape", "kiwi", "lemon", "lime", "mango", "melon", "olive",
    "orange", "peach", "pear", "plum",
  ]
  private static let colours = ["amber", "black", "blue", "green", "grey", "pink", "red", "white"]
}
