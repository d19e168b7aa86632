extension HelpTopic {
  static let rules = HelpTopic(
    "rules", "Rules promise something of an answer",
    [
      ("status 200, 201", "one of them; 2xx, 200..299, < 500"),
      (".id type", "of the kind that it was; type string or null"),
      (".id == 7", "a value; also != < <= > >="), (".state one of \"on\", \"off\"", "one of these values"),
      (".count 0..1000", "a number in this range; 1.. has no end"),
      (".items len 1..100", "how many, or how long"),
      (".items sorted by .id", "in order; sorted by .price desc"),
      (".items unique .id", "none is there twice"),
      (".items every .price > 0", "of each element; or a filter: every @.a > @.b"),
      (".sku re /^[A-Z]-[0-9]+$/", "a regular expression (RFC 9485)"),
      (".tags contains \"a\"", "a part, an element or a key"),
      (".debug absent", "it is not there; optional: it may be"),
      (".id same as {{id}}", "the value of a variable, or at a path"),
      (".a exact", "the value that it was; shape: of the shape that it was"),
      (".by map", "an object whose keys are data"),
      (".age ignore", "nothing is compared there"), ("header age ignore", "a header; any promise for a text"),
      ("body contains Welcome", "the body as text"),
      ("time < 200 ms", "in all; time connect, time first-byte"),
      ("p95 time < 300 ms of 20", "of 20 answers, 95 in 100"),
      ("schema GET /users", "as the description has it"),
      ("shape {id: integer}", "a shape, or a type such as GitHub.User"),
    ],
    [
      "Several promises have commas between them: .items len 1..9, unique .id. What stands behind # is for people.",
      "`expect RULE` checks the last response; what a rule compares is the answer before to the same request. `--until RULE` "
        + "waits for one. In a saved session a block of rules, which opens with ```rules, holds one a line: for the step above "
        + "it, or for all where it stands before the first. There what was recorded is compared.",
    ])
}
