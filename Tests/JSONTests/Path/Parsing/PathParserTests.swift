import ApusPacingTestSupport
import Testing

@testable import ApusJSON

@Suite("Parsing paths", .paced)
struct PathParserTests {
  @Test(
    "every legal spelling is accepted",
    arguments: [
      "$", "$.a", "$ .a", "$.a [0]", "$\n['a']", "$..a", "$..*", "$..['a']", "$ ..a", "$[ 'a' , \"b\" ]",
      "$[0]", "$[-1]", "$[9007199254740991]", "$[-9007199254740991]", "$[ 1 : 2 : 3 ]", "$[:]", "$[::]",
      "$[::0]", "$[-1:-2:-3]", "$.日本", "$.a1_", "$.\u{e9}", "$[?@.a]", "$[? @ ]", "$[?(@)]", "$[?!(@)]",
      "$[?! @]", "$[?((@))]", "$[?@==-0]", "$[?@==1e5]", "$[?@==1.5E-10]", "$[?@==0e+1]", "$[?@ .a]",
      "$['\\'']", "$[\"\\\"\"]", "$['\\b\\f\\n\\r\\t\\/\\\\']", "$['\\u0041']", "$['\\uD83D\\uDC4D']",
      "$['\"']", "$[\"'\"]", "$['']", "$[?length( @.a )>1]", "$[?match( @ , 'a' )]", "$[?null==@]",
      "$[?@.a&&@.b||@.c]", "$[?!@.a&&(@.b||!@.c)]", "$[?@\t==\r\n1]", "$[?@.true==true]", "$.true",
    ])
  func accepts(_ path: String) {
    #expect(throws: Never.self) { try JSONPath(path) }
  }

  @Test("an error reads as one sentence with its place")
  func description() throws {
    let error = try #require(throws: PathSyntaxError.self) { try JSONPath("$.日本[x]") }
    #expect(error.offset == 9)
    #expect(
      error.description
        == "expected a name in quotes, an index, a slice, `*` or `?` with a filter, found `x` (column 6)")
  }

  @Test("a path of several lines is refused with its line")
  func lines() throws {
    let error = try #require(throws: PathSyntaxError.self) { try JSONPath("$[0,\n  x]") }
    #expect(error.description.hasSuffix("found `x` (line 2, column 3)"))
  }
}

@Suite("Parsing segments", .paced)
struct SegmentParserTests {
  @Test(
    "what the grammar forbids is refused with its place",
    arguments: [
      PathRefusal("", 1, "`$` or `.`", "the end of the path"),
      PathRefusal("a", 1, "`$` or `.`", "`a`"),
      PathRefusal(" $", 1, "`$` or `.`", "` `"),
      PathRefusal("@", 1, "`$` or `.`", "`@`"),
      PathRefusal("$ ", 2, "`.`, `[` or the end of the path", "` `"),
      PathRefusal("$a", 2, "`.`, `[` or the end of the path", "`a`"),
      PathRefusal("$$", 2, "`.`, `[` or the end of the path", "`$`"),
      PathRefusal("$.", 3, "a name or `*` after `.`", "the end of the path"),
      PathRefusal("$. a", 3, "a name or `*` after `.`", "` `"),
      PathRefusal("$.1", 3, "a name or `*` after `.`", "`1`"),
      PathRefusal("$.-a", 3, "a name or `*` after `.`", "`-a`"),
      PathRefusal("$.'a'", 3, "a name or `*` after `.`", "`'`"),
      PathRefusal("$.[0]", 3, "a name or `*` after `.`", "`[`"),
      PathRefusal("$..", 4, "a name, `*` or `[` after `..`", "the end of the path"),
      PathRefusal("$.. a", 4, "a name, `*` or `[` after `..`", "` `"),
      PathRefusal("$...a", 4, "a name, `*` or `[` after `..`", "`.a`"),
      PathRefusal("$.a-b", 4, "`.`, `[` or the end of the path", "`-b`"),
      PathRefusal("$.日本 x", 5, "`.`, `[` or the end of the path", "` `"),
      PathRefusal("$[]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`]`"),
      PathRefusal("$[a]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`a`"),
      PathRefusal("$[1,]", 5, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`]`"),
      PathRefusal("$[,1]", 3, "a name in quotes, an index, a slice, `*` or `?` with a filter", "`,`"),
      PathRefusal("$[1", 4, "`,` or `]`", "the end of the path"),
      PathRefusal("$[1 2]", 5, "`,` or `]`", "`2`"),
      PathRefusal("$['a'", 6, "`,` or `]`", "the end of the path"),
      PathRefusal("$[1:2:3:4]", 8, "`,` or `]`", "`:`"),
      PathRefusal("$[-]", 4, "a digit after `-`", "`]`"),
      PathRefusal("$[01]", 3, "an integer without a leading zero", "`01`"),
      PathRefusal("$[-0]", 3, "an integer other than -0", "`-0`"),
      PathRefusal("$[-01]", 3, "an integer other than -0", "`-01`"),
      PathRefusal("$[1:02]", 5, "an integer without a leading zero", "`02`"),
      PathRefusal("$[1.0]", 4, "`,` or `]`", "`.0`"),
      PathRefusal("$[9007199254740992]", 3, integerRange, "`9007199254740992`"),
      PathRefusal("$[:-9007199254740992]", 4, integerRange, "`-9007199254740992`"),
      PathRefusal("$[99999999999999999999]", 3, integerRange, "`99999999999999999999`"),
    ])
  func refuses(_ refusal: PathRefusal) throws { try refusal.check() }

  private func segments(_ path: String) throws -> [Segment] { try JSONPath(path).segments }

  @Test("names, indexes, slices and wildcards are what stands in the path, with blanks or without")
  func selectors() throws {
    let name = Segment.Selector.name(Array("a".utf8))
    for path in ["$.a", "$['a']", "$[ \"a\" ]", ".a", ".['a']"] {
      #expect(try segments(path) == [Segment(selectors: [name], isDescendant: false)], "\(path)")
    }
    for path in ["$.*", "$[*]", ".[]", ".[ ]"] {
      #expect(try segments(path) == [Segment(selectors: [.wildcard], isDescendant: false)], "\(path)")
    }
    #expect(
      try segments("$..['a', 0 ,-1, *]")
        == [Segment(selectors: [name, .index(0), .index(-1), .wildcard], isDescendant: true)])
    #expect(try segments("$").isEmpty && segments(".").isEmpty)
  }

  @Test(
    "a slice has the numbers that were given, and a step of one",
    arguments: [
      ("[:]", nil, nil, 1), ("[::]", nil, nil, 1), ("[1:]", 1, nil, 1), ("[:-2]", nil, -2, 1),
      ("[1:2:0]", 1, 2, 0),
      ("[ -1 : -2 : -3 ]", -1, -2, -3), ("[::2]", nil, nil, 2),
    ] as [(String, Int?, Int?, Int)])
  func slices(_ brackets: String, _ start: Int?, _ end: Int?, _ step: Int) throws {
    let slice = Segment.Slice(start: start, end: end, step: step)
    #expect(try segments("$" + brackets) == [Segment(selectors: [.slice(slice)], isDescendant: false)])
  }

  @Test("names and indexes alone make a segment singular")
  func singular() throws {
    for (path, isSingular) in [
      ("$.a", true), ("$[0]", true), ("$..a", false), ("$[0,1]", false), ("$[:]", false), ("$[*]", false),
      ("$[?@]", false),
    ] {
      #expect(try segments(path).map(\.isSingular) == [isSingular], "\(path)")
    }
  }
}

private let integerRange = "an integer from -9007199254740991 to 9007199254740991"
