internal import ApusEncodings

/// Changes of XML and of pages.
extension AnswerChange {
  static let markupChanges: [AnswerChange] = [
    xml("an element has another name", .breaking) { text, name in
      text.replacing("<\(name)", with: "<renamed").replacing("</\(name)>", with: "</renamed>")
    },
    xml("an element is gone", .breaking) { text, name in
      guard let start = text.firstRange(of: "<\(name)"), let end = text.firstRange(of: "</\(name)>") else {
        return nil
      }
      return String(text[..<start.lowerBound] + text[end.upperBound...])
    },
    xml("it is cut in the middle", .breaking) { text, _ in String(text.prefix(text.count / 2)) },
    xml("its text is another one", .harmless) { text, name in
      guard let end = text.firstRange(of: "</\(name)>") else { return nil }
      return String(text[..<end.lowerBound] + " more" + text[end.lowerBound...])
    },
    page("its title is another one", .breaking) { inner("title", of: $0, is: "Maintenance: 500") },
    page("its heading is another one", .breaking) { inner("h1", of: $0, is: "We will be back") },
    page("a field of its form is gone", .breaking) { text in
      guard let start = text.firstRange(of: "<input"), let end = text[start.upperBound...].firstIndex(of: ">")
      else {
        return nil
      }
      return String(text[..<start.lowerBound] + text[text.index(after: end)...])
    },
    page("a paragraph is new", .harmless) { text in
      text.firstRange(of: "</body>").map {
        text[..<$0.lowerBound] + "<p>By the way.</p>" + text[$0.lowerBound...]
      }
      .map { String($0) }
    },
  ]

  /// - Parameter change: of a text and the name of its last element that holds no other.
  private static func xml(
    _ words: String, _ weight: Weight, _ change: @escaping @Sendable (String, String) -> String?
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      let type = answer.mediaType
      guard type.hasSuffix("/xml") || type.hasSuffix("+xml"), type != "application/xhtml+xml" else {
        return nil
      }
      let text = answer.text
      guard let mark = text.firstRange(of: "</") else { return nil }
      let name = String(text[mark.upperBound...].prefix { $0 != ">" })
      return change(text, name).map { Result(answer.with(body: $0)) }
    }
  }

  private static func page(
    _ words: String, _ weight: Weight, _ change: @escaping @Sendable (String) -> String?
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      guard answer.mediaType == "text/html" else { return nil }
      return change(answer.text).map { Result(answer.with(body: $0)) }
    }
  }

  private static func inner(_ name: String, of text: String, is new: String) -> String? {
    guard let start = text.firstRange(of: "<\(name)>"), let end = text.firstRange(of: "</\(name)>"),
      start.upperBound <= end.lowerBound
    else { return nil }
    return text[..<start.upperBound] + new + text[end.lowerBound...]
  }
}
