import Testing

@Suite("Merge keys")
struct MergeKeyTests {
  @Test(
    "the members of `<<` are where it stands, but for those that the mapping has itself",
    arguments: [
      ("<<: *x\nz: 3", #""a":1,"b":2,"z":3"#), ("a: 5\n<<: *x\nz: 3", #""a":5,"b":2,"z":3"#),
      ("z: 3\n<<: *x", #""z":3,"a":1,"b":2"#), ("<<: *x", #""a":1,"b":2"#), ("<<: {}\nz: 3", #""z":3"#),
      ("<<: [*x, {b: 9, c: 3}]", #""a":1,"b":2,"c":3"#),
      ("<<: *x\n<<: {c: 3}\nb: 7", #""a":1,"c":3,"b":7"#),
      ("<<: {<<: *x, c: &c [3]}\nd: *c", #""a":1,"b":2,"c":[3],"d":[3]"#),
      ("k: &k {<<: *x, c: 4}\nl: *k", #""k":{"a":1,"b":2,"c":4},"l":{"a":1,"b":2,"c":4}"#),
      ("\"<<\": *x", #""<<":{"a":1,"b":2}"#),
    ] as [(String, String)])
  func merged(_ text: String, _ members: String) throws {
    let indented = text.split(separator: "\n").map { "  " + $0 }.joined(separator: "\n")
    #expect(
      try YAMLSample.json("x: &x {a: 1, b: 2}\nm:\n\(indented)\n")
        == #"{"x":{"a":1,"b":2},"m":{\#(members)}}"#)
  }

  @Test("places behind a merged mapping stay what they are")
  func places() throws {
    let text = "x: &x {a: 1}\nm:\n  k: 1\n  <<: *x\n  k: 2\n  n: 1\n  n: 2\n"
    #expect(
      try YAMLSample.warnings(text) == [
        "the key `k` is there twice; the last is taken (line 5, column 3)",
        "the key `n` is there twice; the last is taken (line 7, column 3)",
      ])
  }

  @Test("what is no mapping cannot be merged, which is told")
  func others() throws {
    #expect(try YAMLSample.json("a: {<<: 3, b: 1}\n") == #"{"a":{"b":1}}"#)
    #expect(try YAMLSample.json("a: {<<: [{c: 2}, x], b: 1}\n") == #"{"a":{"c":2,"b":1}}"#)
    #expect(
      try YAMLSample.warnings("a: {<<: 3, b: 1}\n") == [
        "`<<` takes mappings only; this is left out (line 1, column 9)"
      ])
  }
}
