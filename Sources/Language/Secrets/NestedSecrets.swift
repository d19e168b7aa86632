internal import ApusClient
internal import ApusEncodings
internal import ApusRedaction

/// Secrets in what a line gives to a name that tells nothing of them: `X-Note:'token=x'`, `next==/x?token=x`, a body in XML, and
/// a variable of a query in GraphQL, `p=x` of `login(password: $p)`.
struct NestedSecrets {
  private(set) var ranges: [Range<Int>] = []

  init(_ words: [Word], _ variables: GraphQLVariables, in line: [UInt8]) {
    if let start = line.firstIndex(of: UInt8(ascii: "<")) {
      ranges = XMLSecrets.all(in: Array(line[start...])).map {
        $0.range.lowerBound + start..<$0.range.upperBound + start
      }
    }
    if words.areProse { return }
    // What a variable is by default.
    if !variables.isEmpty { ranges += Redactor.ranges(inText: line[...]) }
    for word in words.flatMap(TypedSecrets.lines) { ranges += Self.ranges(in: word, variables, line) }
  }

  private static func ranges(
    in word: Word, _ variables: GraphQLVariables, _ line: [UInt8]
  ) -> [Range<Int>] {
    guard let item = Item(word), !item.separator.readsFile, item.separator != .upload,
      let text = item.value.plain, !text.hasPrefix("{{")
    else { return [] }
    let (name, range) = (item.name.shown, item.value.trimmed.range)
    // It is source, and no item: `{key: x, token: y}`.
    if name.hasPrefix("{"), word.range.upperBound <= line.count {
      return Redactor.ranges(inText: line[word.range])
    }
    guard !range.isEmpty, range.upperBound <= line.count, !name.contains(where: { "?#/".contains($0) }) else {
      return []
    }
    if let called = variables.name(of: name) {
      return SecretNames.hidesForCertain(called, text, in: .member) ? [range] : []
    }
    return item.separator.isHeader
      ? Redactor.ranges(inText: line[range]) : Redactor.ranges(inValue: line[range], of: name)
  }
}
