package import ApusJSON

/// The way from page to page: what each answer adds to the list, and what is asked for next. It stays within the origin,
/// and it stops with what it has when a page comes again, or does not say where the next is although there is one.
package struct PageWalk: Sendable {
  private let wish: PageWish
  private let most: Int
  package private(set) var pages: Pages

  package init(
    from first: Request, by wish: PageWish = PageWish(), upTo most: Int? = nil, keepsElements: Bool = true
  ) {
    self.wish = wish
    self.most = most ?? .max
    pages = Pages(from: first, keepsElements: keepsElements)
  }

  package enum Step: Sendable {
    case next(Request)
    /// There is no more, or no more is wanted.
    case end
    /// There is no more to be had, and less came than the answer says that there is.
    case cut(String)
    /// The answer has no list.
    case noList(String)
    case stop(Reason)

    /// Whether the list is as long as it was to be.
    package var isEnd: Bool {
      switch self {
      case .end, .cut: true
      case .next, .noList, .stop: false
      }
    }
  }

  /// Why the way ends before the list does.
  package enum Reason: Sendable, Hashable {
    /// As a sentence says it.
    case said(String)
    case otherOrigin(WebURL)
  }

  /// Adds an answer to the pages, and finds out where the next one is.
  package mutating func take(_ exchange: Exchange, _ root: Node, described: DescribedQuery?) -> Step {
    let answer = PagedAnswer(exchange, root, described: described, wish: wish)
    guard let list = answer.list else { return .noList(missingList(in: root)) }
    guard !pages.isRepeated(list) else {
      return .stop(.said("page \(pages.count + 1), by \(pages.rule ?? "Link"), is the page before it again"))
    }
    pages.add(list)
    guard pages.count < most, !(isCounted(wish.next) && hasAll(answer)) else { return .end }
    guard let target = answer["next"] else { return end(answer) }
    // What is called a count may be that of one page.
    let isGuessed = target.rule == DescribedPaging.rule && answer.total?.name.hasSuffix(".count") == false
    guard !(isGuessed && hasAll(answer)) else { return .end }
    if let refusal = answer.refusedNext {
      let total = answer.total.map { "\(pages.elements) of \($0.count) came: " } ?? ""
      return .cut(total + refusal)
    }
    let current = exchange.hops.last?.sent.url ?? exchange.request.url
    let next: Request
    do {
      next = try exchange.request.following(target.place, from: current)
    } catch {
      return .stop(.said("\(target.rule) leads to what cannot be asked: \(error.reason)"))
    }
    guard next.url.origin == exchange.request.url.origin else { return .stop(.otherOrigin(next.url)) }
    guard pages.goOn(to: next, by: target.rule) else {
      return .stop(.said("by \(target.rule), the next page is one that was asked for before"))
    }
    return .next(next)
  }

  private func isCounted(_ next: PageWish.Next?) -> Bool { if case .number? = next { true } else { false } }

  /// Whether all came that there is by the answer: where a parameter counts pages, nothing else tells where they end.
  private func hasAll(_ answer: PagedAnswer) -> Bool {
    guard pages.asksFromTheStart, let total = answer.total else { return false }
    return pages.elements >= total.count
  }

  /// Where no next page can be found: nothing is wrong, unless the answer says that there is one.
  private func end(_ answer: PagedAnswer) -> Step {
    if let ceiling = answer.ceiling {
      return .cut(ceiling.sentence(pages.elements))
    }
    if answer.isIncomplete {
      return .cut("GitHub's search ran out of time, by .incomplete_results: there may be more")
    }
    // A page beyond the last is empty, and what counts pages may not know of it before.
    if case .number = wish.next, answer.list?.count == 0 { return .end }
    if let unknown = answer.unknownNext {
      return .stop(.said("there is more, by \(unknown), and \(how(unknown, answer))"))
    }
    guard let (total, name) = answer.total, total > pages.elements, pages.asksFromTheStart else {
      return .end
    }
    let cut = "\(pages.elements) of \(total) came, by \(name)"
    guard pages.count == 1 else { return .cut("\(cut), and the last page names no other") }
    return .stop(
      .said("\(cut), and how to ask for the rest is not known; --page-by page counts pages up"))
  }

  private func how(_ unknown: String, _ answer: PagedAnswer) -> String {
    if let path = wish.next?.path { return "there is nothing at \(path.text)" }
    let unsaid = "how to ask for it is not known"
    guard unknown.hasPrefix(".") else { return "\(unsaid); --page-by page counts pages up" }
    if answer.connection?.hasMore == true { return "\(unsaid): the query has no `after: $cursor`" }
    return "\(unsaid); --page-by PARAMETER==\(unknown) says it"
  }

  private func missingList(in root: Node) -> String {
    if let path = wish.items { return "expected a list at \(path.text), found none in the response" }
    let lists = PageList.candidates(in: root)
    guard lists.count > 1 else { return "expected a list to collect pages from, found none in the response" }
    return "expected one list to collect pages from, found \(lists.prefix(4).joined(separator: " and ")); "
      + "--items \(lists[0]) takes the first"
  }
}

extension PageWish.Next {
  package var path: JSONPath? {
    switch self {
    case .place(let path), .token(_, let path): path
    case .number: nil
    }
  }
}

extension Request {
  /// The request for another page. Where it is another place, it is asked with GET and without the body.
  package func following(_ place: PageTarget.Place, from current: WebURL) throws(WebURLError) -> Request {
    var next = self
    // What was said of one line's redirects holds for no other page.
    next.options.keepsHeadersOnRedirect = false
    switch place {
    case .body(let bytes): next.body = .bytes(bytes, contentType: body?.contentType)
    case .reference(let reference):
      next.method = .get
      next.body = nil
      next.headers = headers.removing("Content-Type")
      next.url = try current.resolving(reference)
    }
    return next
  }
}
