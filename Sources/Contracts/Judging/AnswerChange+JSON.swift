internal import ApusEncodings
internal import ApusJSON

/// Changes of what a body of JSON is made of.
extension AnswerChange {
  static let jsonChanges: [AnswerChange] = [
    json("a member is gone", .breaking) { places in
      places.object.map { object in
        (places.putting(members: Array(object.writtenMembers.dropFirst()), at: object), typed(object))
      }
    },
    json("a member has another name", .breaking) { places in
      places.object.map { object in
        var members = object.writtenMembers
        members[0].key = "\"renamed\""
        return (places.putting(members: members, at: object), typed(object))
      }
    },
    json("a text became a number", .breaking) { places in
      places.first(.string).map { (places.putting("7", at: $0), rule($0, "type")) }
    },
    json("a number became a text", .breaking) { places in
      places.first(where: \.isNumber).map { (places.putting("\"\($0.text)\"", at: $0), rule($0, "type")) }
    },
    json("a truth value became a text", .breaking) { places in
      places.first { $0.boolean != nil }.map { (places.putting("\"\($0.text)\"", at: $0), rule($0, "type")) }
    },
    json("a value became null", .breaking) { places in
      places.first { !$0.isContainer && !$0.isNull }.map {
        (places.putting("null", at: $0), rule($0, "type"))
      }
    },
    json("an object became a list", .breaking) { places in
      places.object.map { (places.putting("[]", at: $0), rule($0, "type")) }
    },
    json("a list became an object", .breaking) { places in
      places.list.map { (places.putting("{}", at: $0), rule($0, "type")) }
    },
    json("all of it lies within data", .breaking) { places in
      guard places.root.isContainer else { return nil }
      return (places.putting("{\"data\":\(places.root.text)}", at: places.root), rule(places.root, "shape"))
    },
    json("a date became a word", .breaking) { places in
      places.first(.string) { isDate($0.string ?? "") }
        .map { (places.putting("\"Autumn\"", at: $0), rule($0, "type")) }
    },
    json("one item of a list is of another kind", .breaking) { places in
      places.first(.array) { $0.children.contains(where: \.isContainer) }.map { list in
        (places.putting(items: list.children.map(\.text) + ["\"x\""], at: list), rule(list, "every type"))
      }
    },
    AnswerChange("it is cut in the middle", .breaking) { answer in
      guard answer.json?.root.isContainer == true, answer.body.count > 2 else { return nil }
      return Result(answer.with(body: Array(answer.body.prefix(answer.body.count / 2))))
    },
    AnswerChange("a page stands where JSON stood", .breaking) { answer in
      guard answer.json != nil else { return nil }
      return Result(answer.with(body: "<html><title>Maintenance</title></html>"))
    },
    AnswerChange("nothing is in it", .breaking) { answer in
      answer.body.isEmpty || isOfLines(answer) ? nil : Result(answer.with(body: [UInt8]()))
    },
    json("a list is empty", .risky) { places in
      places.list.map { (places.putting("[]", at: $0), rule($0, "len 1..")) }
    },
    json("a list is a thousand times longer", .risky) { places in
      places.list.flatMap { list in
        let items = list.children.map(\.text)
        guard list.text.utf8.count < 5000 else { return nil }
        let many = (0..<1000).flatMap { _ in items }
        return (places.putting(items: many, at: list), rule(list, "len 1..\(items.count * 100)"))
      }
    },
    json("a number is larger than some languages hold", .risky) { places in
      places.first { $0.isNumber && !$0.text.contains(".") && $0.integer != nil }
        .map { (places.putting("9007199254740993", at: $0), rule($0, "0..9007199254740991")) }
    },
    json("a name stands in it twice", .risky) { places in
      places.object.map { object in
        let members = object.writtenMembers
        return (places.putting(members: members + members.suffix(1), at: object), nil)
      }
    },
    AnswerChange("it begins with a byte order mark", .risky) { answer in
      answer.json == nil || answer.body.starts(with: mark)
        ? nil : Result(answer.with(body: mark + answer.body))
    },
    json("a member is new", .harmless) { places in
      places.object.map { object in
        (places.putting(members: object.writtenMembers + [("\"brandNew\"", "1")], at: object), nil)
      }
    },
    json("members are in another order", .harmless) { places in
      places.first(.object) { $0.count > 1 }.map { object in
        (places.putting(members: object.writtenMembers.reversed(), at: object), nil)
      }
    },
    AnswerChange("it is laid out otherwise", .harmless) { answer in
      answer.json.map { Result(answer.with(body: " \n" + String(decoding: $0.bytes, as: UTF8.self) + "\n ")) }
    },
    json("a list has one item more", .harmless) { places in
      places.list.flatMap { list in
        list.children.first { _ in true }.map {
          (places.putting(items: list.children.map(\.text) + [$0.text], at: list), nil)
        }
      }
    },
  ]

  private static let mark: [UInt8] = [0xef, 0xbb, 0xbf]

  static func json(
    _ words: String, _ weight: Weight,
    _ change: @escaping @Sendable (JSONPlaces) -> (answer: AnswerSample, rule: String?)?
  ) -> AnswerChange {
    AnswerChange(words, weight) { answer in
      JSONPlaces(answer).flatMap(change).map { Result($0.answer, rule: $0.rule) }
    }
  }

  static func rule(_ node: Node, _ words: String) -> String { "\(JSONPlaces.path(node)) \(words)" }

  private static func typed(_ object: Node) -> String? {
    object.children.first { _ in true }.map { rule($0, "type") }
  }

  private static func isDate(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return bytes.count >= 10 && bytes[4] == 0x2d && bytes[7] == 0x2d
      && [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy { bytes[$0] &- 0x30 < 10 }
  }
}
