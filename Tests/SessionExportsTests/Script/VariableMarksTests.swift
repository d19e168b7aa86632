import ApusClient
import Testing

@testable import ApusJSON
@testable import ApusLanguage
@testable import ApusSessionExports

@Suite("Marks of variables")
struct VariableMarksTests {
  @Test("a value is encoded in a URL and in a form, and spelled as JSON where it is JSON")
  func places() throws {
    var marks = VariableMarks()
    let id = marks.add("id", recorded: try .json(JSONDocument("7").root)).text
    #expect(
      marks.script("/a/\(id)?q=\(id)", in: .url).pieces
        == [
          .text("/a/"), .variable("id", .encoded), .text("?q="), .variable("id", .encoded),
        ])
    #expect(
      marks.script("{\"a\\\"\": \(id), \"b\": \"x\(id)\"}", in: .json).pieces
        == [
          .text("{\"a\\\"\": "), .variable("id", .json), .text(", \"b\": \"x"), .variable("id", .jsonString),
          .text("\"}"),
        ])
    #expect(marks.script("a=\(id)", in: .form).pieces == [.text("a="), .variable("id", .encoded)])
    #expect(marks.script(id, in: .plain).shown == "{{id}}")
  }

  @Test(
    "an address stands for itself, but within another it is encoded",
    arguments: ["https://h.test/n", "/things/3"])
  func addresses(value: String) {
    var marks = VariableMarks()
    let next = marks.add("next", recorded: .text(value)).text
    #expect(marks.script("http://a.test" + next, in: .url).pieces.last == .variable("next", .plain))
    let encoded = next.replacing("/", with: "%2F").replacing(":", with: "%3A")
    #expect(
      marks.script("/a?to=\(encoded)", in: .url).pieces == [.text("/a?to="), .variable("next", .encoded)])
  }

  @Test("a secret is named as in the environment, unless a variable holds it")
  func secrets() {
    var marks = VariableMarks()
    _ = marks.add("token", recorded: .text("x"))
    let text = marks.script("Bearer {{secret:token}} {{secret:apiKey}}", in: .plain)
    #expect(
      text.pieces == [.text("Bearer "), .variable("token", .plain), .text(" "), .secret("API_KEY")])
    #expect(text.secretNames == ["API_KEY"] && text.variableNames == ["token"])
    #expect(marks.script("{{secret:", in: .plain).plain == "{{secret:")
  }

  @Test("a secret is spelled as the place wants it, so that no quote in it ends a string of JSON")
  func spelledSecrets() {
    var marks = VariableMarks()
    _ = marks.add("token", recorded: .text("x"))
    #expect(
      marks.script(#"{"a": "{{secret:pin}}", "b": "{{secret:token}}"}"#, in: .json).pieces
        == [
          .text(#"{"a": ""#), .secret("PIN", .jsonString), .text(#"", "b": ""#),
          .variable("token", .jsonString), .text(#""}"#),
        ])
    let inForm = marks.script("pin={{secret:pin}}", in: .form)
    #expect(inForm.pieces == [.text("pin="), .secret("PIN", .encoded)])
    #expect(PythonText.expression(inForm) == #""pin=" + encoded(SECRETS["PIN"])"#)
    #expect(JavaScriptText.expression(inForm) == #""pin=" + encoded(secret("PIN"))"#)
  }

  @Test("two variables have marks of their own, and a set one counts from then on")
  func several() {
    var marks = VariableMarks()
    let first = marks.add("a", recorded: nil).text
    let second = marks.add("b", recorded: nil).text
    #expect(first != second)
    #expect(marks.script("\(second)-\(first)", in: .plain).shown == "{{b}}-{{a}}")
  }
}
