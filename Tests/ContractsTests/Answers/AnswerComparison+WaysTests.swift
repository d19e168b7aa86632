import ApusPacingTestSupport
import Testing

@testable import ApusContracts

@Suite("One answer, changed in many ways", .paced)
struct AnswerComparisonWaysTests {
  @Test(
    "every breaking change is red, every risky one is noted, and every harmless one is green",
    arguments: objects + values + lists + rows + lines + markup + pages + ChangedAnswer.streams
      + ChangedAnswer.texts + headers)
  func ways(_ change: ChangedAnswer) throws {
    let findings = try change.findings()
    #expect(findings.weight == change.weight, "\(findings.flatMap(\.lines))")
  }

  @Test("there are 48 of them at least, over JSON, CSV, NDJSON, XML, HTML, text and headers")
  func count() {
    let all =
      Self.objects + Self.values + Self.lists + Self.rows + Self.lines + Self.markup + Self.pages
      + ChangedAnswer.streams + ChangedAnswer.texts + Self.headers
    #expect(all.count >= 48)
    #expect(Set(all.map(\.name)).count == all.count)
  }

  private static let object =
    #"{"id": 7, "name": "Plum", "price": 3, "nick": null, "made": {"by": "Ann", "at": "2026-11-20T08:00:00Z"}}"#

  private static func object(_ old: String, _ new: String) -> String { object.replacing(old, with: new) }

  static let objects: [ChangedAnswer] = [
    .body("a key is gone", .red, object, object(#""name": "Plum", "#, "")),
    .body("a key has another name", .red, object, object("name", "title")),
    .body("a key further in has another name", .red, object, object(#""by""#, #""maker""#)),
    .body("a key more", .green, object, object("{\"id\"", "{\"more\": 1, \"id\"")),
    .body("keys in another order", .green, #"{"a": 1, "b": 2}"#, #"{"b": 2, "a": 1}"#),
    .body("another layout", .green, #"{"a": 1, "b": [1, 2]}"#, "{\n  \"a\": 1,\n  \"b\": [1,2]\n}\n"),
    .body("all of it one deeper", .red, object, #"{"data": \#(object)}"#),
    .body("an object became a list", .red, object, "[\(object)]"),
    .body("the text ends in the middle", .red, object, String(object.dropLast(9))),
    .body("nothing came", .red, object, ""),
    .body("a page in the place of JSON", .red, object, "<html><title>Oops</title></html>"),
    .body("a key twice", .noted, object, object("\"id\": 7", "\"id\": 7, \"id\": 8")),
    .body("a byte order mark", .noted, object, "\u{feff}" + object),
    .body(
      "a map has other keys", .noted, #"{"by": {"u1": {"n": 1}}}"#,
      #"{"by": {"u2": {"n": 4}, "u3": {"n": 5}}}"#),
    .body("a map has values of another kind", .red, #"{"by": {"u1": {"n": 1}}}"#, #"{"by": {"u2": 4}}"#),
  ]

  static let values: [ChangedAnswer] = [
    .body("another number and another text", .green, object, object("7", "8").replacing("Plum", with: "Fig")),
    .body("a number became a text", .red, object, object("7", "\"7\"")),
    .body("a text became a number", .red, object, object("\"Plum\"", "5")),
    .body("a whole number named so has a fraction", .red, object, object("7", "7.5")),
    .body("a number has a fraction for once", .noted, object, object("3", "3.5")),
    .body("what was null is a text", .noted, object, object("null", "\"n\"")),
    .body("what was a text is null", .red, object, object("\"Ann\"", "null")),
    .body("a time became another text", .red, object, object("2026-11-20T08:00:00Z", "yesterday")),
    .body("another time", .green, object, object("2026-11-20T08:00:00Z", "2026-11-21T09:30:00Z")),
    .body("a title that once was a date", .noted, #"{"title": "2026-11-01"}"#, #"{"title": "Autumn"}"#),
    .body("a number more than a double holds", .noted, object, object("7", "9007199254740993")),
    .body("true became a text", .red, #"{"on": true}"#, #"{"on": "yes"}"#),
    .body("a status that was not seen", .noted, #"{"status": "active"}"#, #"{"status": "zzz"}"#),
  ]

  private static let list = #"{"items": [{"id": 1, "tag": "a"}, {"id": 2, "tag": "b"}]}"#

  static let lists: [ChangedAnswer] = [
    .body("more elements", .green, list, list.replacing("}]", with: #"}, {"id": 3, "tag": "c"}]"#)),
    .body("two thousand elements", .noted, list, longList),
    .body("a filled list is empty", .noted, list, #"{"items": []}"#),
    .body("an empty list is filled", .green, #"{"items": []}"#, list),
    .body("one element is without a key", .red, list, list.replacing(#", "tag": "b""#, with: "")),
    .body("elements of another kind", .red, "[1, 2]", #"["1", "2"]"#),
    .body("elements in another order", .green, "[1, 2]", "[2, 1]"),
    .body(
      "a value more where few were seen often", .noted, #"[{"s":"a"},{"s":"b"},{"s":"a"},{"s":"b"}]"#,
      #"[{"s":"a"},{"s":"c"}]"#),
  ]

  private static let longList =
    #"{"items": ["#
    + (1...2_000).map { #"{"id": \#($0), "tag": "t\#($0)"}"# }.joined(separator: ",") + "]}"

  private static let csv = "id,name,price\n1,Plum,3\n2,Fig,4\n"

  static let rows: [ChangedAnswer] = [
    .body(
      "columns of other names", .red, csv, csv.replacing("id,name", with: "name,email"), type: "text/csv"),
    .body("a column is gone", .red, csv, "id,name\n1,Plum\n", type: "text/csv"),
    .body("a column more at the end", .green, csv, "id,name,price,x\n1,Plum,3,y\n", type: "text/csv"),
    .body("columns in another order", .noted, csv, "name,id,price\nPlum,1,3\n", type: "text/csv"),
    .body(
      "a column of numbers holds a text", .red, csv, csv.replacing("2,Fig", with: "x,Fig"), type: "text/csv"),
    .body("an empty cell", .noted, csv, csv.replacing("Fig,4", with: "Fig,"), type: "text/csv"),
    .body("other rows", .green, csv, "id,name,price\n9,Pear,5\n", type: "text/csv"),
    .body("no rows", .noted, csv, "id,name,price\n", type: "text/csv"),
    .body("columns divided by something else", .red, csv, csv.replacing(",", with: ";"), type: "text/csv"),
  ]

  private static let ndjson = "{\"id\": 1, \"name\": \"a\"}\n{\"id\": 2, \"name\": \"b\"}\n"

  static let lines: [ChangedAnswer] = [
    .body(
      "lines with a key of another name", .red, ndjson, ndjson.replacing("name", with: "title"),
      type: "application/x-ndjson"),
    .body(
      "more lines", .green, ndjson, ndjson + "{\"id\": 3, \"name\": \"c\"}\n", type: "application/x-ndjson"),
    .body("no lines any more", .noted, ndjson, "", type: "application/x-ndjson"),
    .body("a line that is no JSON", .red, ndjson, ndjson + "oops\n", type: "application/x-ndjson"),
    .body(
      "a list in the place of lines", .red, ndjson, "[{\"id\": 1, \"name\": \"a\"}]",
      type: "application/x-ndjson"),
  ]

  private static let xml =
    "<?xml version=\"1.0\"?><shop><item id=\"1\"><name>Plum</name></item><item id=\"2\"><name>Fig</name></item></shop>"

  static let markup: [ChangedAnswer] = [
    .body(
      "elements of another name", .red, xml, xml.replacing("name>", with: "title>"), type: "application/xml"),
    .body(
      "an attribute is gone", .red, xml,
      xml.replacing(" id=\"1\"", with: "").replacing(" id=\"2\"", with: ""), type: "application/xml"),
    .body(
      "an element more, with other values", .green, xml,
      xml.replacing("Plum", with: "Pear").replacing("</shop>", with: "<open/></shop>"),
      type: "application/xml"),
    .body(
      "a number became a text in XML", .noted, xml, xml.replacing("\"2\"", with: "\"b\""),
      type: "application/xml"),
    .body(
      "none of the elements that there were several of", .noted, xml, "<shop></shop>", type: "application/xml"
    ),
    .body("XML that is broken", .red, xml, String(xml.dropLast(5)), type: "application/xml"),
  ]

  private static let page =
    "<html><head><title>Welcome</title></head><body><h1>Shop</h1><h2>New: plums</h2>"
    + "<form action=\"/go\" method=\"post\"><input name=\"user\"><input name=\"pin\" type=\"password\"></form></body></html>"

  static let pages: [ChangedAnswer] = [
    .body(
      "another title", .red, page, page.replacing("Welcome", with: "Maintenance: 500"), type: "text/html"),
    .body("another heading", .red, page, page.replacing("Shop", with: "Sorry"), type: "text/html"),
    .body(
      "a heading of another status", .red, "<h1>200 OK</h1>", "<h1>500 OK</h1>", type: "text/html"),
    .body("a heading of another number", .green, "<h1>12 plums</h1>", "<h1>13 plums</h1>", type: "text/html"),
    .body(
      "another heading further down", .noted, page, page.replacing("plums", with: "figs"), type: "text/html"),
    .body(
      "a field of a form is gone", .red, page, page.replacing("<input name=\"user\">", with: ""),
      type: "text/html"),
    .body("a field of another type", .red, page, page.replacing("password", with: "text"), type: "text/html"),
    .body(
      "a field that must be filled", .red, page,
      page.replacing("</form>", with: "<input name=\"x\" required></form>"), type: "text/html"),
    .body(
      "other words on a page", .green, page, page.replacing("</body>", with: "<p>Hello</p></body>"),
      type: "text/html"),
  ]

  static let headers: [ChangedAnswer] = [
    .header("Content-Type", .red, "application/json", "text/plain"),
    .header("Content-Type", .red, "application/json", "application/problem+json"),
    .header("Content-Type", .red, "text/csv; charset=utf-8", "text/csv; charset=iso-8859-1"),
    .header("Content-Type", .green, "application/json", "application/json; charset=utf-8"),
    .header("Cache-Control", .red, "max-age=60", "no-store"),
    .header("Cache-Control", .green, "max-age=60", "max-age=30, must-revalidate"),
    .header("Cache-Control", .noted, "max-age=60", "max-age=0"),
    .header(
      "Link", .red, "</a?page=2>; rel=\"next\", </a?page=9>; rel=\"last\"", "</a?page=2>; rel=\"next\""),
    .header("Link", .green, "</a?page=2>; rel=\"next\"", "</a?cursor=x>; rel=\"next\""),
    .header("Allow", .red, "GET, POST", "GET"),
    .header("Allow", .green, "GET, POST", "POST, GET, PUT"),
    .header("WWW-Authenticate", .red, "Bearer realm=\"a\"", "Basic realm=\"a\""),
    .header("WWW-Authenticate", .green, "Bearer realm=\"a\"", "Bearer realm=\"b\""),
    .header("Access-Control-Allow-Origin", .red, "*", "https://one.example"),
    .header("Access-Control-Allow-Methods", .red, "GET, PUT", "GET"),
    .header("Strict-Transport-Security", .red, "max-age=60; includeSubDomains", "max-age=60"),
    .header("X-Content-Type-Options", .red, "nosniff", ""),
    .header("X-Mine", .red, "1", ""),
    .header("X-Mine", .green, "", "1"),
    .header("X-Mine", .green, "1", "2"),
    .header("Deprecation", .noted, "", "@1735689600"),
    .header("Location", .red, "http://h/a", "http://other/a"),
    .header("Location", .red, "http://h/a", "http://h/b"),
    .header("Location", .red, "/ok", "/login"),
    .header("Location", .green, "/ok", "http://h/ok/"),
    .header("Location", .green, "/things/7", "/things/8"),
    .header(
      "Location", .green, "/jobs/123e4567-e89b-12d3-a456-426614174000", "/jobs/01BX5ZZKBKACTAV9WEVGEMMVRZ"),
    .header("Location", .green, "/builds/7f3c9a1?day=2026-11-01", "/builds/9a3c7f2?day=2026-11-02"),
    .header("Location", .red, "/things/7", "/people/7"),
    .header("Location", .noted, "/ok", "/ok?error=late"),
    .header("Location", .noted, "/login?next=/a", "/login?next=/b"),
    .header("Location", .green, "/cb?code=a8Fk29xQ01", "/cb?code=Zz71kQpLm2"),
    .header("Location", .red, "app://done?code=1", "app://failed?code=1"),
    .header("X-Total-Count", .red, "10", "many"),
    .header("X-Total-Count", .green, "10", "9"),
    .header("X-Build", .green, "1234567", "7f3c9a1"),
    .header("Age", .green, "", "3"),
    .header("X-Cache", .green, "", "HIT"),
    .header("X-Cache", .green, "MISS", "", named: "X-Cache is gone"),
    .header("Content-Encoding", .green, "", "gzip"),
    .header("Set-Cookie", .green, "sid=1; HttpOnly", "", named: "a cookie that came once"),
    .header("Set-Cookie", .green, "", "sid=1", named: "a cookie that comes now"),
    .header("Set-Cookie", .noted, "sid=1; HttpOnly", "sid=2", named: "a cookie that scripts may read now"),
  ]
}
