import ApusClient
internal import ApusEncodings

/// A request as a program has it: `requests.get('https://…')`, `const r = await fetch("https://…", {`.
///
/// It is no line here, and parts of it would be read as items.
package struct ForeignCall {
  /// What is called, such as `axios.get`.
  private let name: Substring
  private let range: Range<Int>
  private let what: String
  private let arguments: Substring

  init?(_ text: String) {
    guard let open = text.utf8.firstIndex(of: UInt8(ascii: "(")) else { return nil }
    let head = text[..<open]
    let start = head.lastIndex { !Self.isOfName($0) }.map { head.index(after: $0) } ?? head.startIndex
    let name = head[start...]
    guard Self.mayStand(before: name, head[..<start]), let what = Self.language(of: name.lowercased())
    else {
      return nil
    }
    self.name = name
    self.what = what
    arguments = text[text.index(after: open)...]
    range = text[..<start].utf8.count..<text[..<open].utf8.count
  }

  /// Whether a text is such a call.
  package static func isOne(_ text: String) -> Bool { ForeignCall(text) != nil }

  /// The request that it makes, where its library is read here and all of it is written out.
  func request(in text: String) throws(LineProblem) -> RequestLine {
    let name = self.name.lowercased()
    let library = String(name.prefix { $0 != "." })
    guard Self.read.contains(library) || name == "window.fetch" else { throw problem }
    var reader = CodeReader(text, isPython ? .python : .javaScript, at: range.upperBound + 1)
    let (arguments, named) = try reader.arguments()
    let method =
      name.contains(".") && library != "window" ? String(name.split(separator: ".").last ?? "") : nil
    let made: CodeRequest
    switch library {
    case "fetch", "window": made = try FetchCall(arguments, at: range).request
    case "axios": made = try AxiosCall(method, arguments, at: range).request
    default: made = try PythonCall(library, method ?? "", arguments, named: named, at: range).request
    }
    var line = made.line(text)
    line.following = try Self.requests(after: reader)
    return line
  }

  /// In whose texts a sharp begins a comment.
  var isPython: Bool { what == "Python" }

  private static let read: Set<String> = ["fetch", "axios", "requests", "httpx"]

  /// Others that stand behind it, as in what a browser copies of all that a page has asked for.
  private static func requests(after reader: CodeReader) throws(LineProblem) -> [RequestLine] {
    var reader = reader
    while reader.passStatement() {
      // Blanks keep every place where it is in the whole text.
      let rest = String(repeating: " ", count: reader.at) + reader.text(reader.at..<reader.bytes.count)
      guard let call = ForeignCall(rest) else { continue }
      let line = try call.request(in: rest)
      return [line] + line.following
    }
    return []
  }

  var problem: LineProblem {
    LineProblem(
      .usageCommand, "this is \(what); here a request begins with its method", at: range, try: line)
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber) || "_.$:".contains(character)
  }

  /// Nothing, `await`, `return`, or a name that takes what comes: `const answer = await `.
  private static func mayStand(before name: Substring, _ text: Substring) -> Bool {
    let pieces = text.split(separator: "=", omittingEmptySubsequences: false).map(\.trimmed)
    let words = pieces.last?.split(separator: " ") ?? []
    guard words.allSatisfy({ ["await", "return", "new", "try"].contains($0) }) else { return false }
    guard pieces.count > 1 else { return true }
    let isName: (Character) -> Bool = { isOfName($0) || $0 == " " || $0 == "," }
    return pieces.count == 2 && pieces[0].allSatisfy(isName) && !pieces[0].isEmpty
  }

  // MARK: What is called

  /// `nil` for what is no call that asks for something.
  private static func language(of name: String) -> String? {
    if let language = calls[name] { return language }
    guard let dot = name.lastIndex(where: { $0 == "." || $0 == ":" }),
      methods.contains(String(name[name.index(after: dot)...]))
    else { return nil }
    return libraries[name[..<dot].trimmingColons] ?? program
  }

  private static let program = "part of a program"

  private static let methods: Set<String> = [
    "get", "post", "put", "patch", "delete", "head", "options", "request",
  ]

  private static let calls = [
    "fetch": "JavaScript", "window.fetch": "JavaScript", "axios": "JavaScript", "got": "JavaScript",
    "ky": "JavaScript", "$.ajax": "JavaScript", "jquery.ajax": "JavaScript", "$.getjson": "JavaScript",
    "urlopen": "Python", "urllib.request.urlopen": "Python", "request.urlopen": "Python",
    "urllib.request.request": "Python", "http.newrequest": "Go", "file_get_contents": "PHP",
    "urlsession.shared.data": "Swift", "uri.open": "Ruby",
  ]

  private static let libraries = [
    "requests": "Python", "httpx": "Python", "session": "Python", "requests.session": "Python",
    "aiohttp": "Python", "axios": "JavaScript", "superagent": "JavaScript", "got": "JavaScript",
    "ky": "JavaScript", "$": "JavaScript", "jquery": "JavaScript", "$http": "JavaScript",
    "http": program, "httparty": "Ruby", "faraday": "Ruby", "restclient": "Ruby", "net::http": "Ruby",
  ]

  // MARK: What it asks for

  /// The line that asks for the same, where that is certain; help where there is more than a URL.
  private var line: String {
    var rest = arguments
    var method = name.split { $0 == "." || $0 == ":" }.last.map { $0.lowercased() } ?? ""
    guard var url = Self.literal(&rest) else { return "help items" }
    if url == url.uppercased(), url.allSatisfy(\.isLetter) {
      // `requests.request('POST', 'https://…')`
      method = url.lowercased()
      rest = rest.drop { $0 == "," || $0.isWhitespace }
      guard let second = Self.literal(&rest) else { return "help items" }
      url = second
    }
    guard rest.trimmed.hasPrefix(")") else { return "help items" }
    let verb = RequestLine.verbs.first { $0.word == method }?.word ?? "get"
    return "\(verb) \(ItemPrinter().quoted(url))"
  }

  /// Takes a text in quotes that stands here.
  private static func literal(_ rest: inout Substring) -> String? {
    rest = rest.drop { $0.isWhitespace }
    guard let quote = rest.first, "'\"`".contains(quote) else { return nil }
    let inside = rest.dropFirst()
    guard let end = inside.firstIndex(of: quote) else { return nil }
    let text = String(inside[..<end])
    // What a program puts in between is not here.
    guard !text.contains("${"), !text.contains("\\") else { return nil }
    rest = inside[inside.index(after: end)...]
    return text
  }
}

extension Substring {
  /// `Net::HTTP::` and `Net::HTTP.` name the same.
  fileprivate var trimmingColons: String {
    var text = self
    while text.last == ":" { text.removeLast() }
    return String(text)
  }
}
