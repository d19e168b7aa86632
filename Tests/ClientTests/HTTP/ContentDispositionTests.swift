import Testing

@testable import ApusClient

@Suite("What a server wants to be done with a body")
struct ContentDispositionTests {
  @Test(
    "a name is read in each way it can be written, and filename* wins",
    arguments: [
      ("attachment; filename=a.txt", "a.txt"), ("attachment;filename=\"a b;c.txt\"", "a b;c.txt"),
      ("attachment; FileName = \"say \\\"hi\\\".txt\"; size=3", "say \"hi\".txt"),
      ("inline; filename=\"C:\\dir\\a.txt\"", "C:\\dir\\a.txt"),
      ("attachment; filename=\"plain.txt\"; filename*=UTF-8''na%C3%AFve%20%e2%82%ac.txt", "naïve €.txt"),
      ("attachment; filename*=iso-8859-1'en'%A3%20rates.txt; filename=x", "£ rates.txt"),
      ("attachment; filename*=koi8-r''%F7; filename=known.txt", "known.txt"),
      ("attachment; filename*=UTF-8''%ff; filename=whole.txt", "whole.txt"),
      ("attachment; filename=\"unended", "unended"), ("attachment; filename=first; filename=second", "first"),
    ])
  func names(_ text: String, _ name: String) {
    #expect(ContentDisposition(text).fileName == name)
  }

  @Test(
    "what names no file has no name",
    arguments: ["attachment", "", ";;;", "attachment; name=a", "attachment; filename", "attachment; =a"])
  func nameless(_ text: String) {
    #expect(ContentDisposition(text).fileName == nil)
  }

  @Test(
    "which part of a resource an answer has is read, or nothing is",
    arguments: [
      ("bytes 10-19/100", 10...19, 100), ("BYTES 0-0/*", 0...0, nil), ("bytes */100", nil, 100),
    ] as [(String, ClosedRange<Int>?, Int?)])
  func range(_ text: String, _ bytes: ClosedRange<Int>?, _ total: Int?) {
    #expect(ContentRange(text)?.bytes == bytes)
    #expect(ContentRange(text)?.total == total)
  }

  @Test(
    "a range that cannot be is none",
    arguments: [
      "bytes 9-1/10", "bytes 0-10/10", "items 0-1/2", "bytes 0-1", "bytes -1/2", "bytes a-b/c", "",
      "bytes 0-1/-2",
      "bytes 99999999999999999999-1/2",
    ])
  func noRange(_ text: String) {
    #expect(ContentRange(text) == nil)
  }
}
