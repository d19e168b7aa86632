/// Every way that is known in which the body of an answer says what comes before and after it. A new one is a line of one
/// of these tables; `PagedAnswer` reads them. A `Link` in the head of an answer goes before them all.
enum PageRules {
  // MARK: References

  /// The name of a member around that of the relation, and the objects it stands in.
  struct Reference {
    var place: [String] = []
    var before = ""
    var after = ""
  }

  /// Where a body has the place of another page: a text, or an object that holds one.
  static let references = [
    Reference(), Reference(after: "_url"), Reference(after: "Url"), Reference(place: ["links"]),
    Reference(place: ["_links"]), Reference(before: "@odata.", after: "Link"), Reference(after: "Link"),
    Reference(after: "_page_url"), Reference(after: "_page_uri"), Reference(after: "_page"),
    Reference(place: ["paging"]), Reference(place: ["pagination"]),
    Reference(place: ["pagination"], after: "_url"), Reference(place: ["meta"]),
    Reference(place: ["meta"], after: "_url"), Reference(place: ["meta"], after: "_page_url"),
    Reference(place: ["meta", "pagination", "links"]), Reference(place: ["info"]),
  ]

  /// Members of an object that holds the place.
  static let holders = ["href", "url", "link"]

  /// Lists of places: the list, the member that has the relation, and the one that has the place.
  static let lists = [("links", "rel", "href"), ("link", "relation", "url")]

  /// All names of a relation, where it has several.
  static let names = ["prev": ["prev", "previous"]]

  // MARK: Tokens

  /// What the next page is asked for with.
  struct Token {
    let field: String
    /// The objects it may stand in; `nil` for the usual ones.
    var places: [[String]]?
    /// The parameter that usually takes it; `nil` where only a description can tell.
    let parameter: String?
  }

  static let tokens = [
    Token(field: "nextPageToken", parameter: "pageToken"),
    Token(field: "next_page_token", parameter: "page_token"),
    Token(field: "next_cursor", parameter: "cursor"), Token(field: "nextCursor", parameter: "cursor"),
    Token(field: "continue", places: [["metadata"]], parameter: "continue"),
    Token(field: "after", places: [["paging", "next"], ["data"]], parameter: "after"),
    Token(field: "endCursor", places: [["pageInfo"], ["page_info"]], parameter: "after"),
    Token(field: "next_marker", parameter: "marker"), Token(field: "next_token", parameter: nil),
    Token(field: "nextToken", parameter: nil), Token(field: "continuation_token", parameter: nil),
    Token(field: "continuationToken", parameter: nil),
  ]

  static let previousTokens = [
    Token(field: "prevPageToken", parameter: "pageToken"), Token(field: "prev_cursor", parameter: "cursor"),
    Token(field: "previous_cursor", parameter: "cursor"), Token(field: "prevCursor", parameter: "cursor"),
    Token(field: "previousCursor", parameter: "cursor"),
  ]

  /// Tokens that may as well be those of this page: they count where a parameter is described that takes them.
  static let describedTokens = [Token(field: "cursor", parameter: nil)]

  /// Parameters that take a token, by the names that descriptions have for them.
  static let tokenParameters = [
    "cursor", "page_token", "pageToken", "next_token", "nextToken", "continuation_token", "continuationToken",
    "page_cursor", "start_cursor", "pagination_token", "marker", "continue", "after",
  ]

  /// Parameters that take the id of the last element.
  static let lastIDParameters = ["starting_after", "after_id", "after"]

  // MARK: Numbers

  /// Where a list begins, counted from 0: a field, and the parameter that sets it.
  static let offsets = ["offset", "startAt", "skip"]
  /// How long a page may be.
  static let limits = ["limit", "maxResults", "max_results", "take"]

  /// The number of the next page.
  static let nextNumbers = ["next_page", "nextPage"]
  static let previousNumbers = ["prev_page", "previous_page", "prevPage", "previousPage"]
  /// The number of this page, counted from 1, and that of the last.
  static let pageNumbers = ["page", "current_page", "currentPage"]
  static let pageCounts = ["pages", "total_pages", "totalPages", "last_page", "page_count", "pageCount"]

  /// How many elements there are in all.
  static let totals = [
    "total", "total_count", "totalCount", "total_results", "totalResults", "total_items", "totalItems",
    "count",
    "@odata.count",
  ]

  // MARK: Headers

  /// The number of the next page; empty where there is none.
  static let nextHeaders = ["X-Next-Page"]
  /// How many elements there are in all.
  static let totalHeaders = ["X-Total-Count", "X-Total", "Total-Count", "X-Pagination-Total-Count"]

  // MARK: Signs

  /// What is true where there is more.
  static let moreSigns = ["has_more", "hasMore", "has_next", "hasNext", "has_next_page", "hasNextPage"]
  /// What is false where there is more.
  static let lastSigns = ["is_last", "isLast", "last", "last_page", "is_last_page", "isLastPage"]

  // MARK: Places

  /// Objects of an answer that are about the answer; the first is the answer itself.
  static let envelopes: [[String]] = [
    [], ["meta"], ["pagination"], ["paging"], ["page_info"], ["pageInfo"], ["response_metadata"],
    ["metadata"], ["info"],
  ]

  /// Names of the list, where an object holds several.
  static let items = [
    "items", "data", "results", "value", "values", "records", "entries", "content", "rows", "children",
  ]

  /// Objects around a list, or around an object that has one.
  static let wrappers = ["_embedded", "data", "response", "result"]
}
