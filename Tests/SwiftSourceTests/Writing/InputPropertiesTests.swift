import ApusPacingTestSupport
import Testing

@testable import ApusSwiftSource

@Suite("The properties of an endpoint", .paced)
struct InputPropertiesTests {
  private let model: EndpointModel

  init() {
    var model = EndpointModel(
      name: "a", service: "s", baseURL: "http://a", method: "POST",
      path: [.text("/a\"/"), .input(.init("id", seen: [["7"]])), .text("/"), .input(.init("class"))])
    model.headers = [.init("X-Y", summary: "Whose it is.")]
    model.query = [.init("page", seen: [["1"], []]), .init("tag", seen: [["a", "b"]]), .init("id")]
    model.body = .form([.init("on", seen: [["true"]])])
    self.model = model
  }

  private func properties(taken: Set<String> = []) -> InputProperties {
    var writer = TypeWriter(anyName: "AnyValue")
    return InputProperties(model, taken: taken, &writer)
  }

  private static func call(_ name: String, _ key: String, _ value: InputProperties.ItemValue) -> String {
    "\(name)(\(key), \(value.isList ? "values: " : "")\(value.expression))"
  }

  @Test("have names of their own, and types after what was seen")
  func declarations() {
    #expect(
      properties(taken: ["page"]).declarations == [
        "let id: Int", "let `class`: String", "/// Whose it is.", "let xY: String", "var pageValue: Int?",
        "let tag: [String]", "let idValue: String", "let on: Bool",
      ])
  }

  @Test("are given what was sent, and something of their type where nothing was")
  func arguments() {
    #expect(
      Expression.call("E", properties().arguments).text
        == #"E(id: 7, class: "", xY: "", page: 1, tag: ["a", "b"], idValue: "", on: true)"#)
  }

  @Test("stand in a path in place of its parameters, among text that ends no literal")
  func path() {
    #expect(properties().pathText(model.path) { "<\($0.name)>" } == #"/a\"/\(<id>)/\(<`class`>)"#)
  }

  @Test("are added as often as they are there")
  func statements() {
    #expect(
      InputProperties.statements(properties().query) { Self.call("add", $0, $1) } == [
        "if let page {", #"  add("page", String(page))"#, "}", "for element in tag {",
        #"  add("tag", element)"#, "}",
        #"add("id", idValue)"#,
      ])
    let form = properties().form
    #expect(
      InputProperties.list(named: "items", of: form) { Self.call("Item", $0, $1) }
        == [#"var items: [QueryItem] { [Item("on", String(on))] }"#])
    #expect(
      InputProperties.list(named: "items", of: Array(properties().query.prefix(1))) {
        Self.call("Item", $0, $1)
      }
        == [
          "var items: [QueryItem] {", "  var items: [QueryItem] = []", "  if let page {",
          #"    items.append(Item("page", String(page)))"#, "  }", "  return items", "}",
        ])
  }

  @Test(
    "are one item where a description has a list in one, with commas that stay commas",
    arguments: [
      (.array(.text), ",", [#"if !x.isEmpty { add("x", values: x) }"#]),
      (.array(.integer), ",", [#"if !x.isEmpty { add("x", values: x.map { String($0) }) }"#]),
      (.array(.text), "|", [#"if !x.isEmpty { add("x", x.joined(separator: "|")) }"#]),
      (
        .optional(.array(.text)), ",",
        ["if let x {", #"  if !x.isEmpty { add("x", values: x) }"#, "}"]
      ),
      (.text, ",", [#"add("x", x)"#]),
    ] as [(DataModel.Kind, String, [String])])
  func joined(_ kind: DataModel.Kind, _ separator: String, _ lines: [String]) {
    var input = EndpointModel.Input("x", kind: kind, summary: nil)
    input.separator = separator
    let property = InputProperties.Property(name: "x", input: input)
    #expect(InputProperties.statements([property]) { Self.call("add", $0, $1) } == lines)
  }

  @Test("set a header where they have a value")
  func headers() {
    func set(_ kind: DataModel.Kind) -> [String] {
      let input = EndpointModel.Input("X-Y", kind: kind, summary: nil)
      return InputProperties.statement(settingHeader: .init(name: "xY", input: input)) { "set(\($0), \($1))" }
    }
    #expect(set(.integer) == [#"set("X-Y", String(xY))"#])
    #expect(set(.optional(.text)) == [#"if let xY { set("X-Y", xY) }"#])
    #expect(
      set(.optional(.array(.integer)))
        == [#"if let xY, !xY.isEmpty { set("X-Y", xY.map { String($0) }.joined(separator: ",")) }"#])
  }

  @Test("of a form of parts are added with what each part is")
  func parts() {
    var model = model
    let file = EndpointModel.Part(.init("file"), .file(named: nil), contentType: nil)
    model.body = .parts([.init(.init("name"), .text, contentType: "text/plain"), file])
    var writer = TypeWriter(anyName: "AnyValue")
    let properties = InputProperties(model, taken: [], &writer)
    guard case .parts(let parts) = model.body else { return }
    #expect(
      properties.statements(addingParts: parts) { key, text, part in
        part.call(part.isFile ? "file" : "field", key, text, typeLabel: "type")
      } == [#"field("name", name, type: "text/plain")"#, #"file("file", path: file)"#])
  }

  @Test(
    "are texts in the way of their types",
    arguments: [
      (.text, "x"), (.integer, "String(x)"), (.boolean, "String(x)"),
      (.enumeration(.init(name: nil, values: ["a"], summary: nil)), "x.rawValue"),
      (.array(.text), #"x.map { $0 }.joined(separator: ",")"#), (.moment, "x.ISO8601Format()"),
      (.array(.number), #"x.map { String($0) }.joined(separator: ",")"#),
    ] as [(DataModel.Kind, String)])
  func texts(_ kind: DataModel.Kind, _ text: String) {
    #expect(InputProperties.text(of: "x", kind) == text)
  }

  @Test(
    "take what was written as their types have it, and something where it is none of them",
    arguments: [
      (.integer, ["1234567"], "1_234_567"), (.integer, ["x"], "0"), (.number, ["1.50"], "1.5"),
      (.number, ["1e999"], "0"), (.boolean, ["true"], "true"), (.boolean, ["yes"], "false"),
      (.text, ["a\"b"], #""a\"b""#), (.optional(.integer), ["7"], "7"),
      (.array(.integer), ["1", "2"], "[1, 2]"),
      (.array(.text), [], "[]"),
      (.moment, ["2024-01-31T12:30:00Z"], "Date(timeIntervalSince1970: 1_706_704_200)"),
      (.moment, ["yesterday"], "Date(timeIntervalSince1970: 0)"),
      (.enumeration(.init(name: nil, values: ["a b", "class"], summary: nil)), ["class"], ".`class`"),
      (.enumeration(.init(name: nil, values: ["a b", "class"], summary: nil)), ["new"], ".aB"),
    ] as [(DataModel.Kind, [String], String)])
  func expressions(_ kind: DataModel.Kind, _ written: [String], _ expected: String) {
    var input = EndpointModel.Input("x", kind: kind, summary: nil)
    input.argument = .written(written)
    #expect(input.expression?.text == expected)
  }

  @Test("that need not be there are left out, and secrets are read from the environment")
  func missing() {
    #expect(EndpointModel.Input("x", kind: .optional(.text), summary: nil).expression == nil)
    #expect(EndpointModel.Input("x", kind: .number, summary: nil).expression?.text == "0")
    let secret = EndpointModel.Input("token", seen: [["abc"]], secret: "TOKEN")
    #expect(secret.expression?.text == #"ProcessInfo.processInfo.environment["TOKEN"] ?? """#)
  }

  @Test(
    "that are secrets and no text are what the text of the environment says, or the plainest of their type",
    arguments: [
      (.boolean, #"Bool(READ) ?? false"#), (.optional(.integer), #"Int(READ) ?? 0"#),
      (.wideInteger, #"Int128(READ) ?? 0"#), (.number, #"Double(READ) ?? 0"#),
      (.identifier, #"UUID(uuidString: READ) ?? UUID()"#), (.moment, "Date(timeIntervalSince1970: 0)"),
      (.enumeration(.init(name: nil, values: ["a b", "c"], summary: nil)), ".aB"),
      (.array(.integer), "[Int(READ) ?? 0]"), (.map(.text), "[:]"),
    ] as [(DataModel.Kind, String)])
  func secrets(_ kind: DataModel.Kind, _ expected: String) {
    var input = EndpointModel.Input("pin", kind: kind, summary: nil)
    input.argument = .environment("PIN")
    let read = Expression.environment("PIN").text
    #expect(input.expression?.text == expected.replacing("READ", with: read))
    #expect(input.expression?.needsFoundation == true || !expected.contains("READ"))
  }
}
