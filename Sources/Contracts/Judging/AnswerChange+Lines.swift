internal import ApusEncodings

/// Changes of tables, and of JSON line by line.
extension AnswerChange {
  static let lineChanges: [AnswerChange] = [
    table("a column has another name", .breaking) { rows in
      rows[0][0] = "renamed"
      return true
    },
    table("a column is gone", .breaking) { rows in
      guard rows[0].count > 1 else { return false }
      for place in rows.indices { rows[place].removeLast() }
      return true
    },
    table("a column of numbers holds words", .breaking) { rows in
      guard let column = rows.dropFirst().first?.firstIndex(where: { Double($0) != nil }) else {
        return false
      }
      for place in rows.indices.dropFirst() where column < rows[place].count { rows[place][column] = "many" }
      return true
    },
    table("the row of names is gone", .breaking) { rows in
      guard rows.count > 1 else { return false }
      rows.removeFirst()
      return true
    },
    table("a row is new", .harmless) { rows in
      guard rows.count > 1, let last = rows.last else { return false }
      rows.append(last)
      return true
    },
    lines("a name in its lines is another one", .breaking) { lines in
      lines.map { line in
        guard let quote = line.firstIndex(of: "\"") else { return line }
        return line[..<quote] + "\"renamed" + line[line.index(after: quote)...]
      }
    },
    lines("a line is no JSON", .breaking) { $0 + ["oops"] },
    lines("a line is new", .harmless) { $0 + $0.suffix(1) },
    lines("no line is left", .risky) { _ in [] },
    events("an event has another name", .breaking) { events, first in
      events.map { $0.replacing("event: \(first)\n", with: "event: error\n") }
    },
    events("its events have no names", .breaking) { events, _ in
      events.map { event in
        event.split(separator: "\n").filter { !$0.hasPrefix("event:") }.joined(separator: "\n")
      }
    },
    events("one kind of its events does not come", .risky) { events, first in
      let others = events.filter { !$0.contains("event: \(first)\n") }
      return others.isEmpty ? nil : others
    },
    events("an event is new", .harmless) { events, _ in events + events.suffix(1) },
  ]

  /// A stream of events with names, and the first of those.
  private static func events(
    _ words: String, _ weight: Weight, _ change: @escaping @Sendable ([String], String) -> [String]?
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      guard answer.mediaType == "text/event-stream" else { return nil }
      let events = answer.text.split(separator: "\n\n").map(String.init)
      let named = events.lazy.flatMap { $0.split(separator: "\n") }.first { $0.hasPrefix("event: ") }
      guard let name = named?.dropFirst("event: ".count), name != "error",
        let changed = change(events, String(name))
      else { return nil }
      return Result(answer.with(body: changed.map { $0 + "\n\n" }.joined()))
    }
  }

  /// A table with a row of names; commas within quotes are none of its business.
  private static func table(
    _ words: String, _ weight: Weight, _ change: @escaping @Sendable (inout [[String]]) -> Bool
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      guard answer.mediaType == "text/csv", !answer.text.contains("\"") else { return nil }
      var rows = answer.text.split(whereSeparator: \.isNewline).map { row in
        row.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      }
      guard let first = rows.first, !first.isEmpty, change(&rows) else { return nil }
      return Result(answer.with(body: rows.map { $0.joined(separator: ",") + "\n" }.joined()))
    }
  }

  static func isOfLines(_ answer: AnswerSample) -> Bool {
    ["application/x-ndjson", "application/ndjson", "application/jsonl"].contains(answer.mediaType)
  }

  private static func lines(
    _ words: String, _ weight: Weight, _ change: @escaping @Sendable ([Substring]) -> [Substring]
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      guard isOfLines(answer) else { return nil }
      let lines = answer.text.split(whereSeparator: \.isNewline)
      guard lines.first?.contains("\"") == true else { return nil }
      return Result(answer.with(body: change(lines).map { $0 + "\n" }.joined()))
    }
  }
}
