import ApusClient
import Testing

@testable import ApusRedaction

@Suite("Names among bytes")
struct KnownNamesTests {
  /// The names before each `=` of a text that are wanted, and how often was asked for any.
  private func wanted(
    in text: String, isOfTable: Bool = true, _ isWanted: @escaping (String) -> Bool
  ) -> (names: [String], asked: Int) {
    let bytes = Array(text.utf8)
    var asked = 0
    var names = KnownNames(in: bytes, isOfTable: isOfTable) { name in
      asked += 1
      return isWanted(name)
    }
    var found: [String] = []
    for sign in bytes.indices where bytes[sign] == UInt8(ascii: "=") {
      let name = names.name(before: sign)
      if names.has(name) { found.append(names.text(of: name)) }
    }
    return (found, asked)
  }

  @Test("are asked of once, be they wanted or not")
  func once() {
    let text = String(repeating: "token=1 passenger=2 ", count: 50)
    let (names, asked) = wanted(in: text) { SecretNames.rule(of: $0, in: .member) != nil }
    #expect(names == Array(repeating: "token", count: 50) && asked == 2)
  }

  @Test("take each other's place where there are many, and are told apart all the same")
  func many() {
    let text = (0..<2_000).map { "token_\($0)=1 passenger_\($0)=2 " }.joined()
    let (names, _) = wanted(in: text) { SecretNames.rule(of: $0, in: .member) != nil }
    #expect(names == (0..<2_000).map { "token_\($0)" })
  }

  @Test("are not asked of where no name of the table has such letters, unless others are wanted")
  func letters() {
    #expect(wanted(in: "12=a 0xab=b =c") { _ in true } == ([], 0))
    #expect(wanted(in: "12=a 0xab=b =c", isOfTable: false) { _ in true } == (["12", "0xab"], 2))
  }
}
