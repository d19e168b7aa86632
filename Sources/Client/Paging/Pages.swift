internal import ApusJSON

/// The pages of one list, as one array.
package struct Pages: Sendable {
  package private(set) var count = 0
  package private(set) var elements = 0
  /// What said where the last of them is; `nil` for the first.
  package private(set) var rule: String?
  private var body: [UInt8] = [UInt8(ascii: "[")]
  private var asked: Set<[UInt8]> = []
  /// The elements of the last page, as it had them.
  private var last: ArraySlice<UInt8> = []

  /// Whether the first page is the first of all, as far as its URL tells.
  package let asksFromTheStart: Bool

  /// Whether the elements are kept, and not only counted.
  private let keepsElements: Bool

  package init(from request: Request, keepsElements: Bool = true) {
    self.keepsElements = keepsElements
    let first = request.url
    asked = [Self.key(of: request)]
    let others = PageRules.tokenParameters + PageRules.lastIDParameters + PageRules.offsets + ["page"]
    asksFromTheStart = !first.queryItems.contains { others.contains($0.name) }
  }

  /// What makes two requests for pages the same.
  private static func key(of request: Request) -> [UInt8] {
    Array(request.url.text.utf8) + [0] + (request.body?.bytesInMemory ?? [])
  }

  /// The whole list so far.
  package var array: [UInt8] { body + [UInt8(ascii: "]")] }

  /// Adds the elements of a page.
  mutating func add(_ list: PageList) {
    if !keepsElements { elements += list.count }
    for element in keepsElements ? list.elements : [] {
      if elements > 0 { body.append(UInt8(ascii: ",")) }
      body += element.bytes
      elements += 1
    }
    last = list.bytes
    count += 1
  }

  /// Whether this is the page that came before it once more. Empty ones are all the same.
  func isRepeated(_ list: PageList) -> Bool {
    count > 0 && list.count > 0 && list.bytes == last
  }

  /// Goes on to a page; false when it was asked for before.
  mutating func goOn(to request: Request, by rule: String) -> Bool {
    self.rule = rule
    return asked.insert(Self.key(of: request)).inserted
  }
}
