package import ApusJSON
internal import ApusRendering
internal import ApusText

extension Output {
  /// Writes a value indented, in colour where there is colour, safe where somebody looks.
  package func write(pretty node: Node) throws(SinkClosed) {
    let traits = console.outTraits
    let writer = JSONWriter(
      .indented(by: 2), palette: traits.theme.palette, escapesInvisible: traits.isTerminal)
    if traits.isTerminal, MarkRun.isIn(node.bytes) {
      // The writer goes by scalars, and what letters are takes longer to tell.
      try write(writer.text(of: node), keepingStyles: true)
    } else {
      try writer.write(node) { chunk throws(SinkClosed) in try write(chunk) }
    }
    try write([UInt8(ascii: "\n")])
  }

  /// Writes a value as one line of compact JSON, spelled as it was received.
  package func write(json node: Node) throws(SinkClosed) {
    try JSONWriter(.compact).write(node) { chunk throws(SinkClosed) in try write(chunk) }
    try write([UInt8(ascii: "\n")])
  }
}
