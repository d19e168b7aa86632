import JSON
import PacingTestSupport
import Testing

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
}

private let integerRange = "an integer from -9007199254740991 to 9007199254740991"
