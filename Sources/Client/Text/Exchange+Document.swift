package import ApusJSON

extension Exchange {
  /// The body as JSON: its one value, or a list of the values that follow one another in it, or of the events of a stream.
  ///
  /// - Parameter text: the body as text, for whom has it already.
  /// - Throws: `SyntaxError`; its position is one in the text.
  package func document(of text: BodyText? = nil) throws(SyntaxError) -> JSONDocument {
    let bytes = (text ?? self.text).bytes
    switch bodyForm {
    case .events: return try JSONDocument(events: body.bytes)
    case .values: return try JSONDocument(sequence: bytes)
    case .value: return try JSONDocument(oneOrMore: bytes)
    }
  }

  package var bodyForm: ResponseHead.BodyForm { response?.bodyForm ?? .value }
}

extension ResponseHead {
  /// How many values a body may be.
  package enum BodyForm {
    case value, values, events
  }

  /// What the response says that its body is. One value is what it is unless it says more.
  package var bodyForm: BodyForm {
    let type = headers["Content-Type"]?.lowercased() ?? ""
    if type.hasPrefix("text/event-stream") { return .events }
    let isList = ["ndjson", "jsonl", "json-lines", "json-seq"].contains { type.contains($0) }
    return isList ? .values : .value
  }
}

extension JSONDocument {
  /// One value, or a list of several that follow one another, as services stream them under the name of one.
  package init(oneOrMore bytes: [UInt8]) throws(SyntaxError) {
    let single: SyntaxError
    do {
      self = try JSONDocument(bytes)
      return
    } catch {
      single = error
    }
    guard single.reason == .expectedEnd else { throw single }
    do {
      self = try JSONDocument(sequence: bytes)
    } catch {
      // What stands behind the first value is the flaw, unless it was read as a second.
      throw error.position.offset > single.position.offset ? error : single
    }
  }

  /// The events of a stream: `[{"event": …, "id": …, "data": …}]`, data that is JSON as it came.
  package init(events bytes: [UInt8]) throws(SyntaxError) {
    var reader = ServerSentEventReader(limit: bytes.count + 1)
    var text: [UInt8] = []
    for event in (try? reader.events(in: bytes[...])) ?? [] {
      text.append(UInt8(ascii: text.isEmpty ? "[" : ","))
      text += "{\"event\":".utf8
      JSONString.appendQuoted(event.type, to: &text)
      text += ",\"id\":".utf8
      if event.id.isEmpty { text += "null".utf8 } else { JSONString.appendQuoted(event.id, to: &text) }
      text += ",\"data\":".utf8
      if (try? JSONDocument(event.data)) != nil {
        text += event.data.utf8
      } else {
        JSONString.appendQuoted(event.data, to: &text)
      }
      text.append(UInt8(ascii: "}"))
    }
    try self.init(text.isEmpty ? Array("[]".utf8) : text + [UInt8(ascii: "]")])
  }
}
