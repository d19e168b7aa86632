internal import ApusEncodings
internal import ApusJSON

/// Changes of values in a body of JSON: all that was promised by being recorded is kept.
extension AnswerChange {
  static let jsonValueChanges: [AnswerChange] = [
    json("a text is empty", .value) { places in
      places.first(.string) { !($0.string ?? "").isEmpty }
        .map { (places.putting("\"\"", at: $0), rule($0, "len 1..")) }
    },
    json("a text is very long", .value) { places in
      places.first(.string) { isPlain($0.string ?? "") }.map { node in
        let long = String(repeating: "long ", count: 2000)
        let count = max(100, (node.string ?? "").count * 2)
        return (places.putting("\"\(long)\"", at: node), rule(node, "len 0..\(count)"))
      }
    },
    json("a number is negative", .value) { places in
      places.first { $0.isNumber && ($0.double ?? 0) > 0 }
        .map { (places.putting("-\($0.text)", at: $0), rule($0, "0..")) }
    },
    json("a number is a thousand times larger", .value) { places in
      places.first { $0.isNumber && (1...1_000_000).contains($0.integer ?? 0) }.map { node in
        let number = node.integer ?? 1
        return (places.putting("\(number * 1000)", at: node), rule(node, "0..\(number * 10)"))
      }
    },
    json("a truth value is the other one", .value) { places in
      places.first { $0.boolean != nil }.map { node in
        (places.putting(node.boolean == true ? "false" : "true", at: node), rule(node, "exact"))
      }
    },
    json("a list is in the other order", .value) { places in
      places.list.flatMap { list in
        let items = list.children.map(\.text)
        guard items.count > 1, Set(items).count > 1 else { return nil }
        let key = orderKey(of: list).map { " .\($0)" } ?? ""
        return (places.putting(items: items.reversed(), at: list), rule(list, "sorted by\(key)"))
      }
    },
    json("an item is in a list twice", .value) { places in
      places.first(.array) { orderKey(of: $0) != nil }.map { list in
        let items = list.children.map(\.text)
        let key = orderKey(of: list) ?? "id"
        return (places.putting(items: items + items.suffix(1), at: list), rule(list, "unique .\(key)"))
      }
    },
    json("a link leads to another server", .value) { places in
      places.first(.string) { ($0.string ?? "").hasPrefix("http") }.map { node in
        let scheme = (node.string ?? "").hasPrefix("https") ? "https" : "http"
        return (places.putting("\"ftp://elsewhere.example/\"", at: node), rule(node, "re /^\(scheme):/"))
      }
    },
    json("a word is one that was never seen", .value) { places in
      places.first(.string) { isWord($0.string ?? "") }.map { node in
        (places.putting("\"unheard-of\"", at: node), rule(node, "one of \(node.text)"))
      }
    },
  ]

  /// A name that each item of a list has and that tells them apart.
  private static func orderKey(of list: Node) -> String? {
    guard list.count > 0, list.children.allSatisfy({ $0.kind == .object }) else { return nil }
    return ["id", "key", "name", "login", "number"].first { key in
      let values = list.children.map { $0[key]?.text ?? "" }
      return !values.contains("") && Set(values).count == values.count
    }
  }

  /// No date, address or number: such are of a format, which is a promise already.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.contains { ($0 | 0x20) &- 0x61 < 26 } && !text.contains(":") && !text.contains("@")
      && !text.utf8.contains { $0 &- 0x30 < 10 }
  }

  private static func isWord(_ text: String) -> Bool {
    (2...20).contains(text.utf8.count) && text.utf8.allSatisfy { $0 &- 0x61 < 26 || $0 == 0x5f || $0 == 0x2d }
  }
}
