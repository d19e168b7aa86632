import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("Expressions of source", .paced)
struct ExpressionTests {
  private let call = Expression.call(
    "Thing",
    [
      .init("name", .plain(#""a""#)), .init("list", .array([.plain("1"), .plain("2")])),
      .init("map", .dictionary([(.plain(#""k""#), .call(".init", []))])),
    ])

  @Test("stay on one line where they fit")
  func oneLine() {
    let text = #"let x = Thing(name: "a", list: [1, 2], map: ["k": .init()])"#
    #expect(call.lines("let x = ", room: text.count) == [text])
    #expect(Expression.dictionary([]).text == "[:]")
  }

  @Test("have a line an argument where they do not, and so inside")
  func broken() {
    #expect(
      call.lines("let x = ", ";", room: 20).joined(separator: "\n") == """
        let x = Thing(
          name: "a",
          list: [1, 2],
          map: [
            "k": .init()
          ]
        );
        """)
    #expect(
      call.lines("", room: 4).joined(separator: "\n") == """
        Thing(
          name: "a",
          list: [
            1,
            2,
          ],
          map: [
            "k": .init()
          ]
        )
        """)
  }

  @Test("has a text in place of what is in the environment, however deep that is")
  func withoutEnvironment() {
    let value = Expression.call(
      "A",
      [.init("b", .array([.environment("B")])), .init("c", .dictionary([(.plain("1"), .environment("C"))]))])
    #expect(value.withoutEnvironment("x").text == #"A(b: ["x"], c: [1: "x"])"#)
    #expect(!value.withoutEnvironment("x").needsFoundation && value.needsFoundation)
  }
}
