internal import ApusEncodings

/// Changes of plain text and of bytes.
extension AnswerChange {
  static let textChanges: [AnswerChange] = [
    AnswerChange("it says something else", .breaking) { answer in
      guard isText(answer) else { return nil }
      return Result(answer.with(body: "ERROR: database down\n"), rule: isShort(answer) ? ". exact" : nil)
    },
    AnswerChange("a date in it is another one", .harmless) { answer in
      guard isText(answer), let place = answer.text.firstRange(of: "2026-01-02") else { return nil }
      return Result(answer.with(body: answer.text.replacingCharacters(in: place, with: "2026-03-04")))
    },
    AnswerChange("more follows its first line", .harmless) { answer in
      guard isText(answer), !isShort(answer) else { return nil }
      return Result(answer.with(body: answer.text + "And so on.\n"))
    },
    AnswerChange("its bytes are all zero", .breaking) { answer in
      guard isBinary(answer) else { return nil }
      return Result(answer.with(body: [UInt8](repeating: 0, count: answer.body.count)))
    },
    AnswerChange("it shows something else", .harmless) { answer in
      guard isBinary(answer), answer.body.count > 24 else { return nil }
      return Result(answer.with(body: Array(answer.body.dropLast()) + [(answer.body.last ?? 0) ^ 0x55]))
    },
  ]

  private static func isText(_ answer: AnswerSample) -> Bool {
    answer.mediaType == "text/plain" && !answer.text.isEmpty
  }

  private static func isShort(_ answer: AnswerSample) -> Bool { answer.body.count <= 200 }

  private static func isBinary(_ answer: AnswerSample) -> Bool {
    ["image/", "audio/", "video/", "font/"].contains { answer.mediaType.hasPrefix($0) }
      || ["application/octet-stream", "application/pdf", "application/zip"].contains(answer.mediaType)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
