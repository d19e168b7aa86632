import ApusPacingTestSupport
import ApusRandomTestSupport
import Testing

@testable import ApusJSON

@Suite("An exact sum", .paced)
struct DecimalSumTests {
  private func sum(_ numbers: [String]) -> DecimalSum {
    var sum = DecimalSum()
    for number in numbers {
      let isAdded = sum.add(number)
      #expect(isAdded, "\(number)")
    }
    return sum
  }

  @Test(
    "has the places of the most exact number, however long",
    arguments: [
      (["1.10", "2.20"], "3.30"), (["0.1", "0.2"], "0.3"), ([], "0"), (["1", "-1.00"], "0.00"),
      (["12345678901234567890", "1"], "12345678901234567891"),
      (["99999999999999999999", "0.00000000000000000001"], "99999999999999999999.00000000000000000001"),
      (["-5", "2"], "-3"), (["-0.05", "-0.05"], "-0.10"), (["1.5e3", "2.5E-2"], "1500.025"),
      (["1e30"], "1000000000000000000000000000000"), (["-0"], "0"),
      (["9.99", "0.01"], "10.00"), (["1000", "-1"], "999"),
    ])
  func sums(_ numbers: [String], _ expected: String) {
    #expect(sum(numbers).text == expected)
    #expect(sum(numbers.reversed()).text == expected)
  }

  @Test(
    "has an average that is rounded only where it has no end",
    arguments: [
      (["1.10", "2.20"], "1.65"), (["2", "4"], "3"), (["1", "1", "2"], "1.333333"),
      (["2", "0", "0"], "0.666667"), (["-1", "-2"], "-1.5"),
      (["12345678901234567890", "12345678901234567891"], "12345678901234567890.5"), (["0.00"], "0"),
      (["9.999999999", "9.999999999", "10"], "9.999999999333333"),
    ])
  func averages(_ numbers: [String], _ expected: String) { #expect(sum(numbers).average() == expected) }

  @Test("of nothing has no average, and what is too far away is not added")
  func limits() {
    var sum = DecimalSum()
    #expect(sum.average() == nil && sum.text == "0")
    let (isHuge, isTiny) = (sum.add("1e99999999999999999999"), sum.add("1e-5000"))
    #expect(!isHuge && !isTiny && sum.count == 0)
    let isAdded = sum.add("1e3998")
    #expect(isAdded && sum.text.count == 3_999)
  }

  @Test("of random numbers is that of whole numbers, moved")
  func random() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<50 {
      let numbers = (0..<20).map { _ in generator.below(2_000_000) - 1_000_000 }
      let total = numbers.reduce(0, +)
      #expect(sum(numbers.map { "\($0)" }).text == "\(total)")
      let thousandths = sum(numbers.map { "\($0)e-3" }).text
      #expect(ExactNumber(thousandths) == ExactNumber("\(total)e-3"), "\(thousandths)")
    }
  }
}
