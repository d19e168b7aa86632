internal import ApusClient
package import ApusJSON
package import ApusSurroundings
internal import ApusText
internal import ApusYAML

extension Output {
  /// Writes a document as YAML.
  package func write(yaml document: JSONDocument) throws {
    guard document.root.depth(upTo: Self.deepestYAML) < Self.deepestYAML else {
      throw CommandFailure(
        .outputTooLarge, "it is deeper than \(Self.deepestYAML) levels, which readers of YAML refuse",
        try: ["body --pretty"])
    }
    let isSeen = console.outTraits.isTerminal
    let value = try DocumentDecoder().decode(JSONValue.self, from: document)
    try YAMLWriter.write(value) { text in
      try write(Array((isSeen ? VisibleText.block(text) : text).utf8)[...])
    }
  }

  private static let deepestYAML = 1_000
}
