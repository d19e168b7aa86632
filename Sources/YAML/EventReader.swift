internal import ApusJSON
internal import CApusYAML

/// Has libyaml read a text, event by event.
struct EventReader {
  private let source: [UInt8]
  private let bytes: UnsafeRawBufferPointer

  /// - Parameter bytes: those of the text; they have to stay as long as it is read.
  init(_ source: [UInt8], _ bytes: UnsafeRawBufferPointer) {
    self.source = source
    self.bytes = bytes
  }

  /// Reads the first document.
  func read(into builder: inout DocumentBuilder) throws(YAMLError) {
    if let problem = cyaml_load() {
      throw YAMLError(.noLibrary, "libyaml is missing: \(String(cString: problem))")
    }
    guard let parser = cyaml_parser_create(bytes.baseAddress, bytes.count) else {
      throw YAMLError(.refused, "there is no memory left")
    }
    defer { cyaml_parser_destroy(parser) }
    var documents = 0
    while true {
      var event = cyaml_event()
      guard cyaml_parser_next(parser, &event) == 1 else { throw error(of: parser.pointee) }
      defer { cyaml_event_destroy(&event) }
      switch event.kind {
      case Int32(CYAML_DOCUMENT_START_EVENT):
        documents += 1
        guard documents == 1 else {
          return builder.warn("there is more than one document; the first is read", at: event.start.index)
        }
      case Int32(CYAML_STREAM_END_EVENT), Int32(CYAML_NO_EVENT): return
      default: try take(event, builder: &builder)
      }
    }
  }

  @inline(__always)
  private func take(_ event: cyaml_event, builder: inout DocumentBuilder) throws(YAMLError) {
    let place = event.start.index
    switch event.kind {
    case Int32(CYAML_SCALAR_EVENT):
      let scalar = event.data.scalar
      let text = UnsafeBufferPointer(
        start: UnsafeRawPointer(scalar.value)?.assumingMemoryBound(to: UInt8.self), count: scalar.length)
      try builder.scalar(
        Scalar(
          text: text, tag: scalar.tag.map { String(cString: $0) }, isPlain: scalar.plain_implicit != 0,
          isQuoted: scalar.style != Int32(CYAML_PLAIN_STYLE)),
        anchor: scalar.anchor.map { String(cString: $0) }, at: place)
    case Int32(CYAML_SEQUENCE_START_EVENT), Int32(CYAML_MAPPING_START_EVENT):
      let container = event.data.container
      try builder.open(
        isMapping: event.kind == Int32(CYAML_MAPPING_START_EVENT),
        tag: container.tag.map { String(cString: $0) },
        anchor: container.anchor.map { String(cString: $0) }, at: place)
    case Int32(CYAML_SEQUENCE_END_EVENT), Int32(CYAML_MAPPING_END_EVENT): try builder.close(at: place)
    case Int32(CYAML_ALIAS_EVENT):
      try builder.alias(event.data.alias.anchor.map { String(cString: $0) } ?? "", at: place)
    default: break
    }
  }

  private func error(of parser: cyaml_parser) -> YAMLError {
    let problem = parser.problem.map { String(cString: $0) } ?? "it cannot be read"
    guard parser.error != Int32(CYAML_READER_ERROR) else {
      let number = String(parser.problem_value, radix: 16, uppercase: true)
      let byte = parser.problem_value < 0 ? "its end" : "0x\(number)"
      let message = "\(problem), found \(byte)"
      return YAMLError(
        .syntax, message, at: Position(of: parser.problem_offset, in: source[...]), in: source)
    }
    let map = SourceMap(source)
    let place = map.position(ofScalar: parser.problem_mark.index)
    // Where it began is of use where it is elsewhere.
    let context = parser.context.map { String(cString: $0) }.map { context in
      let start = map.position(ofScalar: parser.context_mark.index)
      return start.line == place.line
        ? " \(context)" : " \(context) from \(start)"
    }
    return YAMLError(
      .syntax, problem + (context ?? ""), at: place, in: source)
  }
}
