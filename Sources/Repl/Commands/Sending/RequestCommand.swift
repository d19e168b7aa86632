package import ApusExplorer
package import ApusLanguage
package import ApusSurroundings

/// A line that asks: `get /users`, `post /gists …`, or any other method.
package struct RequestCommand: Asks {
  private static let url = Operand("URL").optional
  private static let method = Operand("METHOD")
  private static let item = Operand("ITEM", .request).several.optional
  private static let option = Operand("OPTION", .request).several.optional

  package static let spec = CommandSpec(
    section: .sending,
    summary: "send a request and show what comes back",
    forms: [
      LineForm("VERB", [.operand(url), .operand(item), .operand(option)], tail: "[| COMMAND] [> FILE]"),
      LineForm("send", [.operand(method), .operand(url)], tail: "…"),
    ],
    examples: [
      CommandSpec.Example("get /github/search/repositories q==swift per_page==5", "query items"),
      CommandSpec.Example("post /greenstore/api/v1/food/fruits name=りんご price:=120", "a JSON body"),
      CommandSpec.Example(
        "get /github/users/octocat Accept:application/json | wc -c", "a header, and a pipe"),
    ],
    details: [
      "Items: Header:value  query==value  field=text  field:=json  file@path  nested[key][0]=text",
      "A bare JSON value is the body. `help items` and `help options` list everything.",
    ])

  private let line: RequestLine

  package init(_ line: LineArguments) throws(LineProblem) {
    self.init(try RequestLine(native: line.line.words))
  }

  init(_ line: RequestLine) { self.line = line }

  package func ask(_ sender: Sender, _ output: Output) async throws -> Outcome {
    try await sender.sendAll(line)
  }
}
