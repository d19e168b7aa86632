internal import ApusEncodings
internal import ApusLanguage

/// A form of parts with a file in it that is no text. Such bytes can be no part of a line, so the line names the parts, and
/// they are put together as it is sent.
struct HTTPFileMultipart {
  private struct Part {
    var headers: [String] = []
    var lines: [HTTPFile.BodyLine] = []
    var isInHead = true
  }

  /// The items that make the parts, and the option that has them be parts.
  private(set) var words = ["--multipart"]

  /// `nil` where the body is no such form, or can be written as it stands.
  init?(_ body: [HTTPFile.BodyLine], _ values: HTTPFileValues) throws {
    let files = body.compactMap { if case .file(let path, isFilled: false) = $0 { path } else { nil } }
    let places = try files.map { values.place(of: try values.filled($0)) }
    guard places.contains(where: values.isOfBytes), let parts = Self.parts(of: body) else { return nil }
    for part in parts {
      guard let item = try Self.item(of: part, values) else { return nil }
      words.append(item)
    }
  }

  private static func parts(of body: [HTTPFile.BodyLine]) -> [Part]? {
    guard case .text(let first)? = body.first, first.hasPrefix("--") else { return nil }
    var parts: [Part] = []
    for line in body {
      if case .text(let text) = line {
        if text.trimmed == first.trimmed + "--" { break }
        if text.trimmed == first.trimmed {
          parts.append(Part())
          continue
        }
        if let last = parts.indices.last, parts[last].isInHead {
          if text.trimmed.isEmpty { parts[last].isInHead = false } else { parts[last].headers.append(text) }
          continue
        }
      }
      guard let last = parts.indices.last else { return nil }
      parts[last].lines.append(line)
    }
    return parts
  }

  /// `nil` for a part that no item makes.
  private static func item(of part: Part, _ values: HTTPFileValues) throws -> String? {
    var type: String?
    var name: String?
    var fileName: String?
    for header in try part.headers.map({ try HTTPFileHeader(values.filled($0)) }) {
      switch header.name.lowercased() {
      case "content-disposition":
        (name, fileName) = (parameter("name", of: header.value), parameter("filename", of: header.value))
      case "content-type": type = header.value
      default: return nil
      }
    }
    guard let name else { return nil }
    let printer = ItemPrinter()
    if part.lines.count == 1, case .file(let path, isFilled: false) = part.lines[0] {
      let place = values.place(of: try values.filled(path))
      let isCalledSo = fileName == nil || fileName == FileName.last(of: place)
      guard isCalledSo, !place.contains(";") else { return nil }
      return printer.print(.upload, name: name, value: place + (type.map { ";type=\($0)" } ?? ""))
    }
    let texts = part.lines.compactMap { if case .text(let text) = $0 { text } else { nil } }
    guard fileName == nil, type == nil, texts.count == part.lines.count else { return nil }
    return printer.print(.string, name: name, value: try values.filled(texts.joined(separator: "\r\n")))
  }

  /// `name="a"` among the parameters of a header.
  private static func parameter(_ name: String, of value: String) -> String? {
    for part in ScriptStatements.split(value, at: ";").dropFirst() {
      let pair = part.trimmed.split(separator: "=", maxSplits: 1)
      guard pair.count == 2, pair[0].lowercased() == name else { continue }
      let text = pair[1].trimmed
      return text.hasPrefix("\"") && text.hasSuffix("\"") && text.count > 1
        ? String(text.dropFirst().dropLast()).replacing("%22", with: "\"") : text
    }
    return nil
  }
}
