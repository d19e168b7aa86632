import ApusClient
import ApusJSON

extension RequestPreparation {
  /// A JSON text with its holes filled, checked.
  func json(_ template: Template) throws(LineProblem) -> String {
    let filled = try template.filledAsJSON(from: context.variables)
    let text = try filled.visible(in: "a body")
    _ = try document(text, in: template.range) { filled.place(ofByte: $0) }
    return text
  }

  /// What a data item puts into a JSON body.
  func tree(of item: Item) throws(LineProblem) -> JSONTree {
    guard item.separator == .json || item.separator == .jsonFile else {
      return .string(try value(of: item, in: "a body"))
    }
    return JSONTree(try parsed(item).root)
  }

  /// What a data item puts into a form.
  func formValue(of item: Item, _ spelling: ItemBody.FormSpelling) throws(LineProblem) -> String {
    guard item.separator == .json || item.separator == .jsonFile else {
      return try value(of: item, in: "a body")
    }
    let value = try parsed(item).root
    switch value.kind {
    case .string: return value.string ?? value.text
    case .integer, .decimal: return value.text
    case .true: return spelling == .python ? "True" : "true"
    case .false: return spelling == .python ? "False" : "false"
    // Many an operation takes JSON in a field, and the description says how a list is written.
    case .array where spelling == .json, .object where spelling == .json: return value.text
    case .null, .array, .object:
      let isDescribed = spelling == .json
      throw LineProblem(
        .requestBody,
        (isDescribed ? "the operation takes a form, and " : "")
          + "a form's field is text; expected a string, a number or a boolean",
        at: item.value.range, try: isDescribed ? "--json" : nil)
    }
  }

  private func parsed(_ item: Item) throws(LineProblem) -> JSONDocument {
    if item.separator == .jsonFile {
      let text = try value(of: item, in: "a body")
      return try document(text, in: item.range, of: item) { _ in item.value.range }
    }
    let filled = try item.value.filledAsJSON(from: context.variables)
    let text = try filled.visible(in: "a body")
    return try document(text, in: item.range, of: item) { filled.place(ofByte: $0) }
  }

  private func document(
    _ text: String, in range: Range<Int>, of item: Item? = nil, place: (Int) -> Range<Int>
  ) throws(LineProblem) -> JSONDocument {
    let document: JSONDocument
    do {
      document = try JSONDocument(text)
    } catch {
      let message = "this is not JSON: expected \(error.expected), found \(error.found)"
      let place = place(error.position.offset)
      guard let repaired = Self.repaired(text, item) else {
        throw LineProblem(.requestBody, message, at: place)
      }
      throw LineProblem(.requestBody, message, at: place, tryInstead: repaired, of: range)
    }
    guard document.depth <= KeyPath.depthLimit else {
      throw LineProblem(.requestBody, "items nest at most \(KeyPath.depthLimit) deep", at: place(0))
    }
    return document
  }
}

extension RequestPreparation {
  /// What was probably meant: a text instead of JSON, or double quotes instead of single ones.
  private static func repaired(_ text: String, _ item: Item?) -> String? {
    if let item, text.first?.isLetter == true { return "\(item.name.shown)=\(item.value.shown)" }
    let quoted = text.replacing("'", with: "\"")
    guard quoted != text, (try? JSONDocument(quoted)) != nil else { return nil }
    return item.map { "\($0.name.shown):=\(quoted)" } ?? quoted
  }
}

extension JSONDocument {
  /// How deep its arrays and objects nest.
  fileprivate var depth: Int {
    var depth = 0
    var deepest = 0
    var isInString = false
    var isEscaped = false
    for byte in bytes {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isInString = false
        }
      } else if byte == UInt8(ascii: "\"") {
        isInString = true
      } else if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}
