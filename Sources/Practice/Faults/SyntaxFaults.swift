/// The body is not JSON, though it should be.
enum SyntaxFaults: FaultGroup {
  static let faults: [Fault] = [
    broken(
      nil, "A comma is missing, on line 3.",
      "{\n  \"id\": 1,\n  \"login\": \"octocat\"\n  \"name\": null\n}\n"),
    broken("comma", "There is a comma after the last element.", "{\"ids\": [1, 2, 3,]}\n"),
    broken(
      "cut", "The JSON stops in the middle of a string, though the body is whole.", "{\"login\": \"octo"),
    broken("quotes", "Strings stand between single quotation marks.", "{'login': 'octocat'}\n"),
    broken("trailing", "Something follows the value.", "{\"id\": 1}\n{\"id\": 2}\n"),
    broken("number", "A number begins with a zero.", "{\"id\": 0123}\n"),
    broken("nan", "A number is NaN.", "{\"ratio\": NaN}\n"),
    broken("escape", "A string holds an escape that does not exist.", "{\"path\": \"C:\\windows\"}\n"),
    broken("control", "A string holds a raw line feed.", "{\"text\": \"one\ntwo\"}\n"),
    broken("bom", "A byte order mark stands before the JSON.", "\u{feff}{\"id\": 1}\n"),
    broken(
      "unclosed", "100,000 arrays are opened and none is closed.", String(repeating: "[", count: 100_000)),
    Fault("decode.syntax/utf8", "A string holds bytes that are not UTF-8.") { _ in
      Wire.response(json: Array("{\"name\": \"".utf8) + [0xff, 0xc3, 0x28] + Array("\"}\n".utf8))
    },
    Fault("decode.syntax/utf16", "The JSON is in UTF-16.") { _ in
      Wire.response(json: "{\"id\": 1}".utf16.flatMap { [UInt8($0 & 0xff), UInt8($0 >> 8)] })
    },
    Fault("decode.syntax/html", "A page comes instead of JSON.") { _ in .html(page) },
    Fault("decode.syntax/html-as-json", "A page comes, and says that it is JSON.") { _ in
      Wire.response(json: page)
    },
  ]

  private static let page = "<!DOCTYPE html>\n<html><body><h1>Please log in</h1></body></html>\n"

  private static func broken(_ variant: String?, _ sentence: String, _ body: String) -> Fault {
    Fault("decode.syntax" + (variant.map { "/\($0)" } ?? ""), sentence) { _ in Wire.response(json: body) }
  }
}
