import ApusPacingTestSupport
import ApusRendering
import Foundation
import Testing

@testable import ApusText

@Suite("Swift values on a screen", .paced)
struct SwiftValueViewTests {
  struct Basket {
    struct Fruit {
      let name: String
      let price: Double?
    }

    enum State { case open, closed }

    let id: Int
    let name: String
    let isOpen: Bool
    let note: String?
    let at: Date
    let fruits: [Fruit]
    let tags: [String]
    let sizes: [String: Int]
    let matrix: [[Int?]]?
    let state: State
  }

  private let basket = Basket(
    id: 7, name: "りんごの\"かご\"", isOpen: true, note: nil, at: Date(timeIntervalSince1970: 1_609_459_199),
    fruits: [
      .init(name: "りんご", price: 120.5), .init(name: String(repeating: "long ", count: 20), price: nil),
    ],
    tags: [], sizes: ["b": 2, "a": 1], matrix: [[1, nil]], state: .open)

  private func view(_ value: Any) -> SwiftValueView {
    SwiftValueView(SwiftValue(reflecting: value), named: "Shop.Basket", whole: "as Shop.Basket | less")
  }

  @Test("have names, types and values in columns")
  func snapshot() throws {
    try expectSnapshot("swift-value", of: view(basket))
  }

  @Test("are cut where the screen ends, and say how to see the rest")
  func folded() throws {
    try expectSnapshot("swift-value-folded", of: view(basket), height: 8)
  }

  @Test("say how much they leave out")
  func count() {
    let all = view(basket).lines(on: Screen(height: 100)).count
    let cut = view(basket).lines(on: Screen(height: 6))
    #expect(cut.count == 6)
    #expect(cut.last?.text.hasPrefix("… \(all - 5) more: ") == true, "\(cut.map(\.text))")
  }

  @Test("lose nothing where there is no end of the screen")
  func whole() {
    let text = view(basket).text(on: Screen(width: 60))
    let joined = text.replacing(/\n +/, with: "")
    #expect(joined.contains(String(repeating: "long ", count: 20).dropLast()))
  }
}
