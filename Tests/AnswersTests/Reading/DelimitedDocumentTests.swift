import ApusEncodings
import ApusJSON
import Testing

@testable import ApusAnswers

@Suite("Rows of fields as a document")
struct DelimitedDocumentTests {
  private func json(_ csv: String, hasNames: Bool = true) throws -> String {
    let rows = DelimitedText(Array(csv.utf8), delimiter: UInt8(ascii: ",")).rows
    return try DelimitedDocument.document(of: rows, hasNames: hasNames).compactText
  }

  @Test(
    "rows are objects by the names of the first, and numbers keep their spelling",
    arguments: [
      ("id,name\n1,りんご\n", #"[{"id":1,"name":"りんご"}]"#),
      ("a\n1.10\n12345678901234567890\n-0.5e+3\n", #"[{"a":1.10},{"a":12345678901234567890},{"a":-0.5e+3}]"#),
      (
        "a\n007\n1.\n.5\n+1\n0x1\n-\n1e\n",
        #"[{"a":"007"},{"a":"1."},{"a":".5"},{"a":"+1"},{"a":"0x1"},{"a":"-"},{"a":"1e"}]"#
      ),
      ("a,b\n\"x \"\"y\"\"\",\"two\nlines\"\n", #"[{"a":"x \"y\"","b":"two\nlines"}]"#),
      ("a,a,,a\n1,2,3,4,5\n", #"[{"a":1,"a_2":2,"column_3":3,"a_3":4,"column_5":5}]"#),
      ("a,b\n1\n", #"[{"a":1}]"#), ("a,b\n", "[]"), ("", "[]"),
      ("a\ntrue\n\"\"\n", #"[{"a":"true"},{"a":""}]"#),
    ])
  func rows(_ csv: String, _ expected: String) throws {
    #expect(try json(csv) == expected)
  }

  @Test("without names they are lists")
  func unnamed() throws {
    #expect(try json("1,a\n2,b\n", hasNames: false) == #"[[1,"a"],[2,"b"]]"#)
  }
}
