internal import ApusClient
package import ApusJSON
package import ApusSurroundings
internal import ApusYAML

extension Output {
  /// Writes a document as YAML.
  package func write(yaml document: JSONDocument) throws {
    guard document.root.depth(upTo: Self.deepestYAML) < Self.deepestYAML else {
      throw CommandFailure(
        .outputTooLarge, "it is deeper than \(Self.deepestYAML) levels, which readers of YAML refuse",
        try: ["body --pretty"])
    }
    let value = try DocumentDecoder().decode(JSONValue.self, from: document)
    try YAMLWriter.write(value) { text in try write(visible: text) }
  }

  private static let deepestYAML = 1_000
}
