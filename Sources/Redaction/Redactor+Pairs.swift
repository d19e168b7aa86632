package import ApusClient
internal import ApusEncodings
internal import ApusJSON

/// Queries and forms: `a=1&token=x`.
extension Redactor {
  package mutating func redactPairs(_ text: String, in place: SecretNames.Place) -> String {
    let bytes = Array(text.utf8)
    return String(decoding: Self.replacing(places(inPairs: bytes[...], in: place), in: bytes), as: UTF8.self)
  }

  /// `/x;jsessionid=x`
  package mutating func redact(path: String) -> String {
    let bytes = Array(path.utf8)
    let pieces = bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    let found = pieces.dropFirst().flatMap { places(inPairs: $0, in: .query) }
    return String(decoding: Self.replacing(found, in: bytes), as: UTF8.self)
  }

  /// Where secrets stand in a pair that was typed, by what is in its value.
  package static func ranges(inValue value: ArraySlice<UInt8>, of name: String) -> [Range<Int>] {
    var redactor = Redactor.forScreens
    return redactor.places(inValue: value, of: name, nil).map(\.range)
  }

  /// The same in the array or the object that stands behind a name.
  package static func ranges(within name: String, behind bytes: ArraySlice<UInt8>) -> [Range<Int>] {
    var redactor = Redactor.forScreens
    return redactor.placesWithin(name, behind: bytes).map(\.range).filter {
      !NamedValue.isReference(String(decoding: bytes[$0], as: UTF8.self))
    }
  }

  /// The same in any text, such as the value of a header.
  package static func ranges(inText text: ArraySlice<UInt8>) -> [Range<Int>] {
    var redactor = Redactor.forScreens
    return redactor.places(within: Array(text)).map {
      $0.range.lowerBound + text.startIndex..<$0.range.upperBound + text.startIndex
    }
  }

  /// The same where JSON's escapes stand in it, and within texts in it that have such, too.
  package static func ranges(inEscaped text: ArraySlice<UInt8>) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var read = UnescapedText(text)
    for _ in 0..<EscapedSearch.deepest where !read.plain.isEmpty {
      found += ranges(inText: read.plain[...]).map(read.place)
      read = read.again
    }
    return found
  }

  /// What is secret among pairs, and what stands for it.
  private mutating func places(
    inPairs text: ArraySlice<UInt8>, in place: SecretNames.Place
  ) -> [(range: Range<Int>, text: String)] {
    let pairs = text.split(separator: UInt8(ascii: "&"), omittingEmptySubsequences: false)
    let asksForToken = pairs.contains { $0.starts(with: (SecretNames.grantType + "=").utf8) }
    let variables = pairs.first { $0.starts(with: "query=".utf8) }.map {
      graphQLVariables(in: EncodedText($0, plusIsBlank: true).plain)
    }
    return pairs.flatMap { pair -> [(range: Range<Int>, text: String)] in
      let name = pair.prefix { $0 != UInt8(ascii: "=") }
      let written = pair[name.endIndex...].dropFirst()
      guard !written.isEmpty else { return [] }
      let plain = PercentEncoding.decode(String(decoding: name, as: UTF8.self))
      let value = PercentEncoding.decode(String(decoding: written, as: UTF8.self))
      let isDeclared = place == .query ? rules.hides(query: plain) : rules.hides(field: plain)
      if isDeclared || SecretNames.hides(plain, value, in: place, besideGrantType: asksForToken) {
        let text = placeholder(for: value, named: String(decoding: name, as: UTF8.self))
        // A plus stands for a blank there, where whoever wrote it knew.
        if written.contains(UInt8(ascii: "+")) {
          let plain = EncodedText(written, plusIsBlank: true).plain
          know(value, also: String(decoding: plain, as: UTF8.self))
        }
        return [(written.indices, text)]
      }
      return places(inValue: written, of: plain, variables)
    }
  }

  /// What is secret in a value that is none by its name: it may be a URL, a text in JSON, or a query in GraphQL.
  ///
  /// - Parameter variables: those of the query beside it; `nil` where none is.
  private mutating func places(
    inValue written: ArraySlice<UInt8>, of name: String, _ variables: GraphQLVariables?
  ) -> [(range: Range<Int>, text: String)] {
    if name == "query" {
      let query = EncodedText(written, plusIsBlank: true)
      return query.written(places(inGraphQL: query.plain))
    }
    guard written.contains(where: { "%=".utf8.contains($0) }) || written.first.map("{[".utf8.contains) == true
    else { return [] }
    let text = EncodedText(written)
    // What has the shape of a token is known from now on.
    _ = redact(bytes: text.plain)
    var found = places(decoded: text.plain)
    if let variables, name == JSONDocument.graphQLVariables {
      found += places(in: text.plain, of: variables)
    }
    return text.written(found)
  }
}
