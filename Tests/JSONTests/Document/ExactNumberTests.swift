import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusJSON

@Suite("Numbers by their value", .paced)
struct ExactNumberTests {
  @Test(
    "one value has many spellings",
    arguments: [
      ["0", "-0", "0.0", "0e9", "0E-99999999999999999999"], ["1", "1.0", "1e0", "10e-1", "0.1e1", "1E+00"],
      ["-1.5", "-15e-1", "-0.15E1", "-1.500"], ["100", "1e2", "1.00E+2", "0.001e5"],
      ["0.00120", "12e-4", "0.12e-2"], ["123456789012345678901234567890", "12345678901234567890123456789e1"],
    ])
  func same(_ spellings: [String]) {
    for one in spellings {
      for other in spellings {
        #expect(ExactNumber(one) == ExactNumber(other), "\(one) and \(other)")
        #expect(!(ExactNumber(one) < ExactNumber(other)), "\(one) and \(other)")
      }
    }
  }

  @Test("they have one order, from the smallest to the largest, whatever their signs, powers and digits")
  func order() {
    let rising = [
      "-1e400", "-1e399", "-123456789012345678901234567891", "-123456789012345678901234567890", "-10", "-9.9",
      "-1", "-0.5", "-0.05", "-1e-400", "0", "1e-400", "0.05", "0.1", "0.10000000000000000000000000001",
      "0.5",
      "1", "2", "10", "9007199254740992", "9007199254740993", "1e300", "1e399", "1e400",
    ]
    for (i, one) in rising.enumerated() {
      for (j, other) in rising.enumerated() {
        #expect((ExactNumber(one) < ExactNumber(other)) == (i < j), "\(one) and \(other)")
        #expect((ExactNumber(one) == ExactNumber(other)) == (i == j), "\(one) and \(other)")
      }
    }
  }

  @Test("an exponent beyond a quintillion counts as that, and does not overflow")
  func largestExponents() {
    #expect(ExactNumber("1e99999999999999999999") > ExactNumber("1e999999999999999999"))
    #expect(ExactNumber("1e-99999999999999999999") < ExactNumber("1e-999999999999999999"))
    #expect(ExactNumber("1e99999999999999999999") == ExactNumber("1e88888888888888888888"))
    #expect(ExactNumber("-1e99999999999999999999") < ExactNumber("0"))
  }

  @Test("random numbers are compared as numbers that hold them exactly")
  func random() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<Trials.share(of: 2_000) {
      let (one, other) = (generator.below(2_000) - 1_000, generator.below(2_000) - 1_000)
      func spelled(_ number: Int) -> String {
        switch generator.below(3) {
        case 0: "\(number).0"
        case 1: "\(number)000e-3"
        default: "\(number)"
        }
      }
      let (left, right) = (ExactNumber(spelled(one)), ExactNumber(spelled(other)))
      #expect((left < right) == (one < other) && (left == right) == (one == other), "\(one) and \(other)")
    }
  }

  @Test("it reads its lexeme where that stands, wherever in the text")
  func slices() {
    let text = Array("[12, -3.50e1]".utf8)
    #expect(ExactNumber(text[1..<3]) == ExactNumber("12"))
    #expect(ExactNumber(text[5..<12]) == ExactNumber("-35"))
  }
}
