internal import ApusJSON

/// Writes what a text in YAML says as JSON, with the place of each value.
struct DocumentBuilder {
  /// A container that is open.
  private struct Frame {
    let isMapping: Bool
    let start: Int
    let anchor: Int?
    /// How many values there were before it, and how many keys of the mappings around it.
    let valuesBefore: Int
    let keysBefore: Int
    var count = 0
    var isAwaitingKey: Bool
    /// Where the value of `<<` begins that is being read, and how much of the map there was before it.
    var merging: (start: Int, places: Int)?
    var merge: MergeKey?
  }

  private let limits: YAMLLimits
  private var json: JSONText
  private(set) var map: SourceMap
  private(set) var warnings: [YAMLWarning] = []
  private var frames: [Frame] = []
  /// The keys of all mappings that are open.
  private var keys: [Range<Int>] = []
  private var anchors = Anchors()
  private var values = 0
  /// What aliases stand for.
  private var repeated = (values: 0, bytes: 0)

  init(_ source: [UInt8], _ limits: YAMLLimits) {
    self.limits = limits
    json = JSONText(forBytes: source.count)
    map = SourceMap(source)
  }

  /// The text. A stream without any document says nothing, which is null.
  mutating func takeText() -> [UInt8] {
    if json.count == 0 { json.append("null") }
    return json.cut(from: 0)
  }

  mutating func warn(_ message: String, at place: Int) {
    guard warnings.count < 100 else { return }
    warnings.append(YAMLWarning(message, at: map.position(ofScalar: place)))
  }

  private func refusal(_ message: String, at place: Int) -> YAMLError {
    YAMLError(.refused, message, at: map.position(ofScalar: place), in: map.source)
  }
}

// MARK: Events

extension DocumentBuilder {
  mutating func scalar(_ scalar: Scalar, anchor: String?, at place: Int) throws(YAMLError) {
    if let top = frames.indices.last, frames[top].isAwaitingKey {
      if scalar.isMergeKey { return beginMerge() }
      beginKey(at: place)
      let start = json.count
      json.append(string: scalar.text)
      endKey(from: start)
      if let anchor { anchors.close(anchors.open(anchor, at: start), at: json.count - 1, values: 1) }
      return
    }
    let start = begin(at: place)
    write(scalar, at: place)
    if let anchor { anchors.close(anchors.open(anchor, at: start), at: json.count, values: 1) }
    finish(at: place)
  }

  mutating func open(isMapping: Bool, tag: String?, anchor: String?, at place: Int) throws(YAMLError) {
    if frames.last?.isAwaitingKey == true {
      throw refusal("a key is a list or a mapping, not a text", at: place)
    }
    guard frames.count < limits.depth else {
      throw refusal("it is nested deeper than \(limits.depth) levels", at: place)
    }
    if let tag, Scalar.ownName(ofTag: tag) == nil {
      warn("the tag `\(tag)` is not known and left out", at: place)
    }
    let valuesBefore = values
    let start = begin(at: place)
    frames.append(
      Frame(
        isMapping: isMapping, start: start, anchor: anchor.map { anchors.open($0, at: start) },
        valuesBefore: valuesBefore, keysBefore: keys.count, isAwaitingKey: isMapping))
    json.append(UInt8(ascii: isMapping ? "{" : "["))
  }

  mutating func close(at place: Int) throws(YAMLError) {
    guard let frame = frames.popLast() else { return }
    if let merge = frame.merge { insert(merge, into: frame) }
    keys.removeLast(keys.count - frame.keysBefore)
    json.append(UInt8(ascii: frame.isMapping ? "}" : "]"))
    if let anchor = frame.anchor {
      anchors.close(anchor, at: json.count, values: values - frame.valuesBefore)
    }
    finish(at: place)
  }

  mutating func alias(_ name: String, at place: Int) throws(YAMLError) {
    guard let anchor = anchors[name] else {
      throw refusal("there is no anchor `&\(name)` before this", at: place)
    }
    guard let end = anchor.end else {
      throw refusal("the alias `*\(name)` stands inside of what it stands for", at: place)
    }
    let text = anchor.copy ?? Array(json.bytes[anchor.start..<end])
    repeated.values += anchor.values
    repeated.bytes += text.count
    guard repeated.values <= limits.values else {
      throw refusal("its aliases stand for more than \(limits.values) values", at: place)
    }
    guard repeated.bytes <= limits.bytes else {
      throw refusal("its aliases stand for more than \(limits.bytes) bytes", at: place)
    }
    if frames.last?.isAwaitingKey == true { return try key(text, at: place) }
    begin(at: place)
    values += anchor.values - 1
    json.append(text)
    finish(at: place)
  }

  /// A key that was written before.
  private mutating func key(_ text: [UInt8], at place: Int) throws(YAMLError) {
    guard let first = text.first, first != UInt8(ascii: "{"), first != UInt8(ascii: "[") else {
      throw refusal("a key is a list or a mapping, not a text", at: place)
    }
    beginKey(at: place)
    let start = json.count
    let isString = first == UInt8(ascii: "\"")
    if !isString { json.append(UInt8(ascii: "\"")) }
    json.append(text)
    if !isString { json.append(UInt8(ascii: "\"")) }
    endKey(from: start)
  }
}

// MARK: Writing

extension DocumentBuilder {
  private mutating func beginKey(at place: Int) {
    if let frame = frames.last, frame.count > 0 { json.append(UInt8(ascii: ",")) }
    map.add(json.count, scalar: place)
  }

  private mutating func endKey(from start: Int) {
    keys.append(start..<json.count)
    json.append(UInt8(ascii: ":"))
    frames[frames.count - 1].isAwaitingKey = false
  }

  /// Makes ready for a value; returns where it begins.
  @discardableResult
  private mutating func begin(at place: Int) -> Int {
    values += 1
    if let frame = frames.last, !frame.isMapping, frame.count > 0 { json.append(UInt8(ascii: ",")) }
    map.add(json.count, scalar: place)
    return json.count
  }

  private mutating func finish(at place: Int) {
    guard let top = frames.indices.last else { return }
    frames[top].isAwaitingKey = frames[top].isMapping
    if let merging = frames[top].merging {
      frames[top].merging = nil
      endMerge(from: merging, at: place)
    } else {
      frames[top].count += 1
    }
  }

  private mutating func write(_ scalar: Scalar, at place: Int) {
    let meaning = meaning(of: scalar, at: place)
    switch meaning {
    case .string: json.append(string: scalar.text)
    case .null: json.append("null")
    case .true: json.append("true")
    case .false: json.append("false")
    case .number: json.append(scalar.text)
    case .respelled(let number): json.append(number)
    case .unspeakable:
      json.append(string: scalar.text)
      let text = String(decoding: scalar.text.prefix(40), as: UTF8.self)
      warn("`\(text)` is no number of JSON and is read as a string", at: place)
    }
  }

  private mutating func meaning(of scalar: Scalar, at place: Int) -> Scalar.Meaning {
    guard let tag = scalar.tag else { return scalar.isPlain ? scalar.plainMeaning : .string }
    switch Scalar.ownName(ofTag: tag) {
    case "str", "binary", "timestamp": return .string
    case "int", "float", "bool", "null": return scalar.plainMeaning
    case .some: return scalar.isQuoted ? .string : scalar.plainMeaning
    case nil:
      warn("the tag `\(tag)` is not known and left out", at: place)
      return scalar.isQuoted ? .string : scalar.plainMeaning
    }
  }
}

// MARK: Merging

extension DocumentBuilder {
  private mutating func beginMerge() {
    let top = frames.count - 1
    frames[top].isAwaitingKey = false
    frames[top].merging = (json.count, map.count)
  }

  /// Takes the value of `<<` out again, to be put in when all keys of the mapping are known.
  private mutating func endMerge(from begin: (start: Int, places: Int), at place: Int) {
    let top = frames.count - 1
    anchors.keepCopies(from: begin.start, of: json.bytes)
    map.truncate(to: begin.places)
    let text = json.cut(from: begin.start)
    var merge = frames[top].merge ?? MergeKey(at: begin.start)
    if !merge.add(text) { warn("`<<` takes mappings only; this is left out", at: place) }
    frames[top].merge = merge
  }

  private mutating func insert(_ merge: MergeKey, into frame: Frame) {
    let known = keys[frame.keysBefore...].map { Array(json.bytes[$0]) }
    let isFirst = merge.place == frame.start + 1
    let text = merge.members(without: known, isFirst: isFirst, isOnly: frame.count == 0)
    json.insert(text, at: merge.place)
    map.move(from: merge.place, by: text.count)
    anchors.move(from: merge.place, by: text.count)
  }
}
